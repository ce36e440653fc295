import { useState } from 'react';
import { site } from '../../../site/public-config';
import * as button from '../../primitives/Button.module.css';
import type { IslandProps } from '../Island';
import { focusFrame } from './focus-frame';
import { OnDemandStyles } from '../../primitives/OnDemandStyles';
import * as styles from './SteamWidget.ondemand.module.css';

interface SteamWidgetProps extends IslandProps<'load' | 'widget'> {
  appId: number;
}

/** Below the site's own card, a button that loads the store's widget. Nothing is requested from the store before. */
export default function SteamWidget({ appId, labels, children }: SteamWidgetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.root}>
      <OnDemandStyles of={[styles]} />
      {children}
      {isOpen ? (
        <iframe
          ref={focusFrame}
          className={styles.widget}
          src={`https://store.steampowered.com/widget/${String(appId)}/`}
          title={labels.widget}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          width={646}
          height={190}
        />
      ) : (
        site.embeds.steam && (
          <button type="button" className={`${button.button} ${styles.load}`} onClick={() => setOpen(true)}>
            {labels.load}
          </button>
        )
      )}
    </div>
  );
}
