import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { CSSProperties, ImgHTMLAttributes } from 'react';
import { cx } from '../primitives/cx';
import { Picture } from '../primitives/Picture';
import type { ComponentProps } from './component-props';
import * as styles from './ContentImage.module.css';

/**
 * A picture of a document. Photographs and screenshots have several sizes and a placeholder colour, vector graphics are
 * shown as they are; a picture on its own is a figure with its title as caption. The first picture of a page loads
 * eagerly, with high priority if it is on the first screen.
 */
export function ContentImage(props: ComponentProps) {
  const picture = renderPicture(props);
  if (props.figure !== true) return picture;
  return (
    <figure className={styles.figure}>
      {picture}
      {typeof props.title === 'string' && <figcaption>{props.title}</figcaption>}
    </figure>
  );
}

function renderPicture({
  data,
  src,
  dark,
  alt,
  width,
  height,
  eager,
  urgent,
  opaque,
  ...rest
}: ComponentProps) {
  const text = typeof alt === 'string' ? alt : '';
  const { className, style, ...attrs } = (rest.attrs ?? {}) as ImgHTMLAttributes<HTMLImageElement>;
  const size = { width: Number(width) || undefined, height: Number(height) || undefined };
  const shared = {
    ...attrs,
    ...size,
    className: cx(rest.figure === true ? styles.picture : styles.inline, className),
    decoding: 'async',
    loading: eager === true ? 'eager' : 'lazy',
    // React 18 only knows the HTML spelling of this attribute.
    ...(urgent === true && { fetchpriority: 'high' }),
  } as const;
  if (isImageData(data)) {
    return (
      <Picture
        data={data}
        alt={text}
        // The colour would stay visible behind a transparent picture.
        style={opaque === true ? { backgroundColor: data.backgroundColor, ...style } : style}
        {...shared}
      />
    );
  }
  // A drawing that has colours for both modes is two files, of which the style sheet shows the one for the page's mode.
  if (typeof src !== 'string') return null;
  return (
    <img
      alt={text}
      src={src}
      style={typeof dark === 'string' ? ({ '--dark': `url("${dark}")`, ...style } as CSSProperties) : style}
      {...shared}
    />
  );
}

const isImageData = (data: unknown): data is IGatsbyImageData =>
  typeof data === 'object' && data !== null && 'images' in data;
