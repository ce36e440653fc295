import { useEffect, useRef, useState } from 'react';
import { pageHeading } from '../../client/browser/document';
import { useTranslate } from '../../i18n/translate';

/** Tells screen readers which page is shown after a navigation to another page. */
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
