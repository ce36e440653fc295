import { useCallback, useEffect, useRef, useState } from 'react';
import {
  lookMessage,
  readWidgetMessage,
  takeSession,
  widgetAddress,
  WIDGET_ORIGIN,
  type CommentsSettings,
} from '../../domain/publish/comments';
import type { Locale } from '../../domain/routing/locale';
import { commentsLanguage } from '../../i18n/comments-language';
import { mayPrefetch, type Connection } from '../navigation/prefetch';
import { useTheme } from '../theme/useColorMode';
import { whenNear } from '../browser/when-near';
import { readItem, writeItem } from '../browser/storage';
import { STORAGE_KEYS } from '../browser/storage-keys';

/**
 * Loads the comments of a page when the reader comes near them. The widget gets the colour mode and the language as
 * messages, so it never reloads for them. Give the component a key per discussion.
 */
export function useComments(settings: CommentsSettings, term: string, locale: Locale) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const theme = useTheme();
  const language = commentsLanguage(locale);
  const [address, setAddress] = useState<string | null>(null);
  // What the widget asked for, in pixels.
  const [height, setHeight] = useState<number | null>(null);
  // The reader saves data: nothing is loaded without being asked for.
  const [isHeld, setIsHeld] = useState(false);

  const send = useCallback(
    () => frame.current?.contentWindow?.postMessage(lookMessage({ theme, language }), WIDGET_ORIGIN),
    [theme, language],
  );
  useEffect(() => {
    if (address !== null) send();
  }, [address, send]);

  const load = () => {
    const here = location.origin + location.pathname + location.search;
    setIsHeld(false);
    setAddress(widgetAddress(settings, { theme, language, term, address: here, session: currentSession() }));
  };
  // The function of the latest rendering, for listeners that live longer.
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    const { connection } = navigator as { connection?: Connection };
    const isSaving = !mayPrefetch(connection);
    setIsHeld(isSaving);
    if (isSaving || !place.current) return;
    return whenNear(place.current, () => latest.current(), 600);
  }, []);

  useEffect(() => {
    const onMessage = ({ origin, data, source }: MessageEvent) => {
      const news = readWidgetMessage(origin, data);
      if (news === null || source !== frame.current?.contentWindow) return;
      if (news.height !== null) setHeight(news.height);
      if (!news.endsSession || readItem(STORAGE_KEYS.comments) === null) return;
      writeItem(STORAGE_KEYS.comments, null);
      latest.current();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  return { place, frame, address, height, isHeld, load, onLoad: send };
}

/** The session to open the widget with: one that signing in has put into the address is stored and removed there. */
function currentSession(): string {
  const arrived = takeSession(location.search);
  if (arrived !== null) {
    writeItem(STORAGE_KEYS.comments, JSON.stringify(arrived.session));
    const { origin, pathname, hash } = location;
    history.replaceState(history.state, '', origin + pathname + arrived.search + hash);
  }
  try {
    const stored: unknown = JSON.parse(readItem(STORAGE_KEYS.comments) ?? '""');
    return typeof stored === 'string' ? stored : '';
  } catch {
    return '';
  }
}
