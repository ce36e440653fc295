import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  lookMessage,
  readWidgetMessage,
  takeSession,
  widgetAddress,
  WIDGET_ORIGIN,
  type CommentsSettings,
  type WidgetLook,
} from '../../domain/publish/comments';
import type { Locale } from '../../domain/routing/locale';
import { mayPrefetch, type Connection } from '../navigation/prefetch';
import { readItem, writeItem } from '../browser/storage';
import { STORAGE_KEYS } from '../browser/storage-keys';

/** Distance below the window at which the widget is loaded. */
const NEARNESS = '600px';

/** The widget of a page. */
export interface CommentsState {
  /** For the element that contains the widget. */
  place: RefObject<HTMLDivElement>;
  /** For the frame. */
  frame: RefObject<HTMLIFrameElement>;
  /** Address of the frame; null until it is loaded. */
  address: string | null;
  /** Height that the widget asked for, in pixels. */
  height: number | null;
  /** The reader saves data: nothing is loaded without being asked for. */
  isHeld: boolean;
  load: () => void;
  /** For the frame's `load` event. */
  onLoad: () => void;
}

/**
 * Loads the comments of a page when the reader comes near them. The widget gets the colour mode and the language as
 * messages, so it never reloads for them. Give the component a key per discussion.
 */
export function useComments(settings: CommentsSettings, term: string, locale: Locale): CommentsState {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [isHeld, setIsHeld] = useState(false);

  const send = () => frame.current?.contentWindow?.postMessage(lookMessage(look(locale)), WIDGET_ORIGIN);
  const load = () => {
    setIsHeld(false);
    setAddress(
      widgetAddress(settings, {
        ...look(locale),
        term,
        address: location.origin + location.pathname + location.search,
        session: currentSession(),
      }),
    );
  };
  // The values of the latest rendering, for listeners that live longer.
  const latest = useRef({ send, load });
  useEffect(() => {
    latest.current = { send, load };
  });

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const { connection } = navigator as { connection?: Connection };
    if (!mayPrefetch(connection)) {
      setIsHeld(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        latest.current.load();
      },
      { rootMargin: NEARNESS },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (address === null) return;
    latest.current.send();
    const onChange = () => latest.current.send();
    const observer = new MutationObserver(onChange);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [address, locale]);

  useEffect(() => {
    const onMessage = ({ origin, data, source }: MessageEvent) => {
      const news = readWidgetMessage(origin, data);
      if (news === null || source !== frame.current?.contentWindow) return;
      if (news.height !== null) setHeight(news.height);
      if (!news.endsSession || readItem(STORAGE_KEYS.comments) === null) return;
      writeItem(STORAGE_KEYS.comments, null);
      latest.current.load();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  return { place, frame, address, height, isHeld, load, onLoad: send };
}

const look = (locale: Locale): WidgetLook => ({
  theme: document.documentElement.dataset.theme === 'light' ? 'light' : 'dark',
  locale,
});

/**
 * The session to open the widget with. A session that signing in has put into the address is stored and removed from
 * the address.
 */
function currentSession(): string {
  const arrived = takeSession(location.search);
  if (arrived !== null) {
    writeItem(STORAGE_KEYS.comments, JSON.stringify(arrived.session));
    history.replaceState(history.state, '', location.pathname + arrived.search + location.hash);
  }
  try {
    const stored: unknown = JSON.parse(readItem(STORAGE_KEYS.comments) ?? '""');
    return typeof stored === 'string' ? stored : '';
  } catch {
    return '';
  }
}
