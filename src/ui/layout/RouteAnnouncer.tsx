import { useEffect, useRef, useState } from 'react';
import { pageHeading } from '../../client/browser/document';
import { useTranslate } from '../../i18n/translate';

/** Tells screen readers which page has come after a navigation. Silent on the first page and while a page stays. */
export function RouteAnnouncer({ page }: { page: string }) {
  const t = useTranslate();
  const before = useRef(page);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    setMessage(t('nav.arrived', { title: pageHeading() }));
  }, [page, t]);
  return (
    <div className="visually-hidden" aria-live="assertive" aria-atomic="true" data-announcer="">
      {message}
    </div>
  );
}
