import { useId, useState } from 'react';
import { VIDEO_SERVICES, type VideoServiceName } from '../../../domain/markdown/video-services';
import { site } from '../../../site/public-config';
import type { IslandProps } from '../Island';
import { focusFrame } from './focus-frame';
import { OnDemandStyles } from '../../primitives/OnDemandStyles';
import * as styles from './VideoPlayer.ondemand.module.css';

interface VideoPlayerProps extends IslandProps<'play' | 'playNamed' | 'note' | 'frame'> {
  service: VideoServiceName;
  id: string;
}

/** A button over a video's picture, which loads the service's player. Nothing is requested from the service before. */
export default function VideoPlayer({ service, id, labels, children }: VideoPlayerProps) {
  const note = useId();
  const [isOpen, setOpen] = useState(false);
  const { player, referrerPolicy } = VIDEO_SERVICES[service];
  return (
    <div className={styles.root}>
      <OnDemandStyles of={[styles]} />
      {children}
      {isOpen ? (
        <iframe
          ref={focusFrame}
          className={styles.player}
          src={player(id)}
          title={labels.frame}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          allowFullScreen
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy={referrerPolicy}
        />
      ) : (
        site.embeds[service] && (
          <div className={styles.load}>
            <button
              type="button"
              className={styles.play}
              aria-label={labels.playNamed}
              aria-describedby={note}
              onClick={() => setOpen(true)}
            >
              <svg viewBox="0 0 24 24" width="1.1em" height="1.1em" fill="currentColor" aria-hidden="true">
                <path d="M7 4.5v15l13-7.5z" />
              </svg>
              {labels.play}
            </button>
            <span id={note} className={styles.note}>
              {labels.note}
            </span>
          </div>
        )
      )}
    </div>
  );
}
