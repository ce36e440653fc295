import { useBackToTop } from '../../client/layout/useBackToTop';
import { useTranslate } from '../../i18n/translate';
import { cx } from '../primitives/cx';
import { Icon } from '../primitives/Icon';
import * as styles from './BackToTop.module.css';

/** The back-to-top button, shown while the reader scrolls up on a long page. */
export function BackToTop({ path }: { path: string }) {
  const t = useTranslate();
  const { isShown, scrollToTop } = useBackToTop(path);
  return (
    <button
      type="button"
      className={cx(styles.button, isShown && styles.shown)}
      aria-label={t('nav.top')}
      onClick={scrollToTop}
    >
      <Icon name="up" />
    </button>
  );
}
