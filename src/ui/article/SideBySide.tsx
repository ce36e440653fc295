import { useMemo, type PointerEvent, type ReactNode } from 'react';
import { useOtherText, type OtherText } from '../../client/article/useOtherText';
import { reloadPage } from '../../client/navigation/scroll';
import { isSameBlock, otherIds, pairBlocks } from '../../domain/markdown/pair-blocks';
import type { ContentNode, ContentTree } from '../../domain/markdown/tree';
import { useTranslate } from '../../i18n/translate';
import { LoadError } from '../primitives/LoadError';
import { OnDemandStyles } from '../primitives/OnDemandStyles';
import type { Content } from './Content';
import * as styles from './SideBySide.ondemand.module.css';

/** Attributes of a text in another language than the page's; undefined where they are the page's. */
interface TextLanguage {
  lang: string | undefined;
  dir: string | undefined;
}

interface SideBySideProps {
  content: ContentTree;
  /** Address of the page with the other text. */
  otherPath: string;
  /** The text alone. */
  children: ReactNode;
  /** What renders a block: imported here, it would be a script of its own on every page with a text. */
  Block: typeof Content;
  own: TextLanguage;
  others: TextLanguage;
}

/** Lets a selection that begins in a text stay in it. */
const keepSelection = ({ target, currentTarget }: PointerEvent<HTMLDivElement>): void => {
  const side = target instanceof Element ? target.closest<HTMLElement>('[data-side]') : null;
  currentTarget.dataset.selecting = side?.dataset.side ?? '';
};

/** A text with its translation, once that is loaded. */
export default function SideBySide({ otherPath, children, ...texts }: SideBySideProps) {
  const t = useTranslate();
  const { text, error } = useOtherText(otherPath);
  if (text) return <Pairs {...texts} other={text} />;
  return (
    <>
      {/* Gatsby keeps a page that has failed as failed, until the document is loaded again. */}
      {error !== undefined && (
        <LoadError detail={error} retryLabel={t('loading.retry')} onRetry={reloadPage} />
      )}
      {children}
    </>
  );
}

type PairsProps = Omit<SideBySideProps, 'otherPath' | 'children'> & { other: OtherText };

/** A text and its translation: in two columns if the window is wide, block by block otherwise. */
function Pairs({ content, other, Block, own, others }: PairsProps) {
  const rows = useMemo(() => {
    const rename = otherIds(content);
    return pairBlocks(content, other.content).map((pair) => {
      const isSame = isSameBlock(pair);
      return { own: pair.own, isSame, other: pair.other === null || isSame ? null : rename(pair.other) };
    });
  }, [content, other]);
  return (
    <>
      <OnDemandStyles of={[styles]} />
      <div className={styles.pairs} onPointerDown={keepSelection}>
        <p className={styles.title} data-side="other" {...others}>
          {other.title}
        </p>
        {rows.map((row, index) => (
          <div key={index} className={styles.row} data-tag={tagOf(row.own ?? row.other)}>
            {row.own !== null && (
              <div className="prose" data-side={row.isSame ? 'both' : 'own'} {...own}>
                <Block tree={[row.own]} />
              </div>
            )}
            {row.other !== null && (
              <div className="prose" data-side="other" {...others}>
                <Block tree={[row.other]} />
              </div>
            )}
          </div>
        ))}
      </div>
    </>
  );
}

/** What the space above a row depends on. */
const tagOf = (node: ContentNode | null): string | undefined =>
  node !== null && typeof node === 'object' && 'tag' in node ? node.tag : undefined;
