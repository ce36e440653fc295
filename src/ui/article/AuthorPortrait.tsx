import { withBase } from '../../domain/routing/paths';
import { drawnPortraitPath } from '../../domain/routing/portrait-path';
import { site } from '../../site/public-config';
import { cx } from '../primitives/cx';
import { Picture } from '../primitives/Picture';
import * as styles from './AuthorPortrait.module.css';

interface AuthorPortraitProps {
  author: Queries.AuthorSummaryFragment;
  /** Width and height in CSS pixels. */
  size: number;
  className?: string;
}

/** The author's picture, or the author's own tide lines. The name is next to it, so it has no text alternative. */
export function AuthorPortrait({ author, size, className }: AuthorPortraitProps) {
  const { key, portrait, imageURL } = author;
  const box = { className: cx(styles.portrait, className), width: size, height: size } as const;
  if (portrait) return <Picture data={portrait} alt="" {...box} loading="lazy" />;
  const drawn = withBase(drawnPortraitPath(key), site.baseUrl);
  return <img src={imageURL ?? drawn} alt="" {...box} loading="lazy" />;
}
