import { useMemo, type PointerEvent } from 'react';
import type { OtherText } from '../../client/article/useSideBySide';
import { isSameBlock, pairBlocks, withOtherIds } from '../../domain/markdown/pair-blocks';
import type { ContentNode, ContentTree } from '../../domain/markdown/tree';
import { OnDemandStyles } from '../primitives/OnDemandStyles';
import { Content } from './Content';
import * as styles from './SideBySide.ondemand.module.css';

/** Where a text is written in. */
interface Script {
  lang: string | undefined;
  dir: string | undefined;
}

/** Props of {@link SideBySide}. */
export interface SideBySideProps {
  content: ContentTree;
  other: OtherText;
  /** Language and direction of each text, as far as they are not the page's. */
  own: Script;
  others: Script;
}

/** Lets a selection that begins in a text stay in it. */
const keepSelection = ({ target, currentTarget }: PointerEvent<HTMLDivElement>): void => {
  const side = target instanceof Element ? target.closest<HTMLElement>('[data-side]') : null;
  currentTarget.dataset.selecting = side?.dataset.side ?? '';
};

/** A text and its translation: in two columns if the window is wide, block by block otherwise. */
export default function SideBySide({ content, other, own, others }: SideBySideProps) {
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
                <Content tree={[pair.own]} />
              </div>
            )}
            {pair.other !== null && !pair.isSame && (
              <div className="prose" data-side="other" {...others}>
                <Content tree={[renamed.get(pair.other) ?? pair.other]} />
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
