import { GatsbyImage, type IGatsbyImageData } from 'gatsby-plugin-image';
import type { ComponentProps } from './components';
import * as styles from './ContentImage.module.css';

/**
 * A picture of a document. Photographs and screenshots come with sizes and a placeholder colour, vector graphics as they
 * are; a picture that stands alone is a figure, with its title as caption. The first one of a page loads at once.
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

function renderPicture({ data, src, alt, width, height, eager }: ComponentProps) {
  const text = typeof alt === 'string' ? alt : '';
  const priority =
    eager === true ? ({ loading: 'eager', fetchpriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  if (isImageData(data))
    return (
      <GatsbyImage image={data} alt={text} loading={priority.loading} className={styles.picture ?? ''} />
    );
  if (typeof src !== 'string') return null;
  return (
    <img
      className={styles.picture}
      src={src}
      alt={text}
      width={Number(width) || undefined}
      height={Number(height) || undefined}
      decoding="async"
      {...priority}
    />
  );
}

const isImageData = (data: unknown): data is IGatsbyImageData =>
  typeof data === 'object' && data !== null && 'images' in data;
