import { useMemo, type PointerEvent, type ReactNode } from 'react';
import { useOtherText, type OtherText } from '../../client/article/useOtherText';
import { reloadPage } from '../../client/navigation/scroll';
import { isSameBlock, pairBlocks, withOtherIds } from '../../domain/markdown/pair-blocks';
import type { ContentNode, ContentTree } from '../../domain/markdown/tree';
import { useTranslate } from '../../i18n/translate';
import { LoadError } from '../primitives/LoadError';
import { OnDemandStyles } from '../primitives/OnDemandStyles';
import type { Content } from './Content';
import * as styles from './SideBySide.ondemand.module.css';

/** Where a text is written in. */
interface Script {
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
  /** Language and direction of each text, as far as they are not the page's. */
  own: Script;
  others: Script;
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
  const pairs = useMemo(
    () => pairBlocks(content, other.content).map((pair) => ({ ...pair, isSame: isSameBlock(pair) })),
    [content, other],
  );
  const renamed = useMemo(() => {
    const nodes = pairs.flatMap(({ other: node, isSame }) => (node === null || isSame ? [] : [node]));
    return new Map(withOtherIds(nodes, content).map((node, index) => [nodes[index], node]));
  }, [pairs, content]);
  return (
    <>
      <OnDemandStyles of={[styles]} />
      <div className={styles.pairs} onPointerDown={keepSelection}>
        <p className={styles.title} data-side="other" {...others}>
          {other.title}
        </p>
        {pairs.map((pair, index) => (
          <div key={index} className={styles.row} data-tag={tagOf(pair.own ?? pair.other)}>
            {pair.own !== null && (
              <div className="prose" data-side={pair.isSame ? 'both' : 'own'} {...own}>
                <Block tree={[pair.own]} />
              </div>
            )}
            {pair.other !== null && !pair.isSame && (
              <div className="prose" data-side="other" {...others}>
                <Block tree={[renamed.get(pair.other) ?? pair.other]} />
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
