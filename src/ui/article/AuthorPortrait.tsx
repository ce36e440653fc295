import type { AuthorSummary } from '../../domain/content/model';
import { cx } from '../primitives/cx';
import { Picture } from '../primitives/Picture';
import { TideLine } from '../primitives/TideLine';
import * as styles from './AuthorPortrait.module.css';

/** Properties of {@link AuthorPortrait}. */
export interface AuthorPortraitProps {
  author: Pick<AuthorSummary, 'key' | 'portrait' | 'imageURL'>;
  /** Width and height in CSS pixels. */
  size: number;
  className?: string;
}

/** The author's picture, or tide lines that only this author has. The name stands beside it, so it has no text of its own. */
export function AuthorPortrait({ author, size, className }: AuthorPortraitProps) {
  const { key, portrait, imageURL } = author;
  const shared = { className: cx(styles.portrait, className), width: size, height: size };
  if (portrait) return <Picture data={portrait} alt="" loading="lazy" {...shared} />;
  if (imageURL) return <img src={imageURL} alt="" loading="lazy" {...shared} />;
  return <TideLine {...shared} className={shared.className} seed={key} lines={size < 64 ? 4 : 7} />;
}
