import type { ComponentProps } from 'react';
import { useTranslate } from '../../i18n/translate';
import { Document } from './Document';
import { DocumentFooter } from './DocumentFooter';
import { PrevNext } from './PrevNext';
import { References } from './References';
import { Related } from './Related';

interface ArticleProps extends Omit<ComponentProps<typeof Document>, 'below'> {
  document: Queries.ArticlePageFragment;
  /** Names of the links to the pages before and after this one. */
  names: Pick<ComponentProps<typeof PrevNext>, 'label' | 'prevLabel' | 'nextLabel'>;
  related: ComponentProps<typeof Related>;
}

/** The page of a post or doc: below its text are what that relies on, its tags and source, and what to read next. */
export function Article({ names, related, children, ...props }: ArticleProps) {
  const { context, document } = props;
  const t = useTranslate();
  return (
    <Document
      {...props}
      below={
        <>
          <PrevNext {...names} prev={document.prevItem} next={document.nextItem} />
          <Related {...related} />
          <Related id="page:mentions" title={t('mentionedIn')} pages={document.mentionedIn} />
        </>
      }
    >
      <References references={document.references} toc={document.toc} />
      {children}
      <DocumentFooter context={context} document={document} />
    </Document>
  );
}
