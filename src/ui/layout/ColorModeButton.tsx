import { useColorMode } from '../../client/theme/useColorMode';
import { useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import * as button from '../primitives/Button.module.css';
import { cx } from '../primitives/cx';
import { Icon } from '../primitives/Icon';
import * as styles from './ColorModeButton.module.css';

/**
 * Switches between dark and light as soon as it is on screen: `prePaintScript` handles its presses. All icons are
 * rendered, and the style sheet shows the right one.
 */
export function ColorModeButton() {
  const t = useTranslate();
  const choice = useColorMode(site.colorMode);
  if (site.colorMode.disableSwitch) return null;
  const mode = t(`color.${choice}`);
  return (
    <button
      type="button"
      className={cx(button.icon, styles.button)}
      title={mode}
      aria-label={t('color.switch', { mode })}
      data-color-switch
    >
      <Icon name="sun" className={styles.light} />
      <Icon name="moon" className={styles.dark} />
      <Icon name="system" className={styles.system} />
    </button>
  );
}
