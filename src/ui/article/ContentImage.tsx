import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ComponentProps } from './component-props';
import * as styles from './ContentImage.module.css';

/**
 * A picture of a document. Photographs and screenshots come with sizes and a placeholder colour, vector graphics as they
 * are; a picture that stands alone is a figure, with its title as caption. The first one of a page loads at once, and
 * before other things if it is on the first screen. Plain elements: they are there before any script is.
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
    const { fallback, sources = [] } = data.images;
    return (
      <picture className={styles.sources}>
        {sources.map(({ type, srcSet, sizes }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          alt={text}
          src={fallback?.src}
          srcSet={fallback?.srcSet}
          sizes={fallback?.sizes}
          width={data.width}
          height={data.height}
          // Through a picture with holes the colour would show for ever.
          style={opaque === true ? { backgroundColor: data.backgroundColor } : undefined}
          {...shared}
        />
      </picture>
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
