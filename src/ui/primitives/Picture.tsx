import type { ImgHTMLAttributes } from 'react';
import * as styles from './Picture.module.css';

/** A resized picture: the part of gatsby-plugin-image's data that elements need. */
interface PictureData {
  width: number;
  height: number;
  images: {
    fallback?: { src: string; srcSet?: string; sizes?: string };
    sources?: { srcSet?: string; sizes?: string; type?: string }[];
  };
}

/** Props of {@link Picture}; all others go to the image. */
export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'sizes'> {
  /** The picture's `gatsbyImageData`. */
  data: PictureData;
  alt: string;
}

/** A resized picture as plain elements, which need no script. */
export function Picture({ data: { images, width, height }, alt, ...image }: PictureProps) {
  const { fallback, sources = [] } = images;
  return (
    <picture className={styles.sources}>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        alt={alt}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={width}
        height={height}
        {...image}
      />
    </picture>
  );
}
