import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Picture } from '../primitives/Picture';
import type { ComponentProps } from './component-props';
import * as styles from './ContentImage.module.css';

/**
 * A picture of a document. Photographs and screenshots come with sizes and a placeholder colour, vector graphics as they
 * are; a picture that stands alone is a figure, with its title as caption. The first one of a page loads at once, and
 * before other things if it is on the first screen.
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

function renderPicture({ data, src, alt, width, height, eager, urgent, opaque }: ComponentProps) {
  const text = typeof alt === 'string' ? alt : '';
  const shared = {
    className: styles.picture,
    decoding: 'async',
    loading: eager === true ? 'eager' : 'lazy',
    // React 18 knows this attribute only as HTML spells it.
    ...(urgent === true && { fetchpriority: 'high' }),
  } as const;
  if (isImageData(data)) {
    return (
      <Picture
        data={data}
        alt={text}
        // Through a picture with holes the colour would show for ever.
        style={opaque === true ? { backgroundColor: data.backgroundColor } : undefined}
        {...shared}
      />
    );
  }
  if (typeof src !== 'string') return null;
  return (
    <img
      alt={text}
      src={src}
      width={Number(width) || undefined}
      height={Number(height) || undefined}
      {...shared}
    />
  );
}

const isImageData = (data: unknown): data is IGatsbyImageData =>
  typeof data === 'object' && data !== null && 'images' in data;
