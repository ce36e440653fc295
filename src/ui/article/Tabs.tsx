import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { nextTab, useFindable, useTabChoice } from '../../client/article/useTabChoice';
import { isComponentNode, type ContentTree, type JsonValue } from '../../domain/markdown/tree';
import { cx } from '../primitives/cx';
import { Content } from './Content';
import type { ComponentProps } from './component-props';
import * as styles from './Tabs.module.css';

interface Tab {
  value: string;
  label: string;
  attributes?: { className?: string } & Record<string, JsonValue>;
  children: ContentTree;
}

interface TabsProps extends ComponentProps {
  defaultValue: string | null;
  groupId?: string;
  queryString?: string;
  block?: boolean;
  /** Only the chosen panel has its content. */
  lazy?: boolean;
  className?: string;
}

/**
 * Panels of which one is shown at a time. The compiler has checked and completed the props. All panels are in the page:
 * without scripts and on paper they follow each other under their labels, and find-in-page opens them.
 */
export function Tabs(props: ComponentProps) {
  const { nodes, defaultValue, groupId, queryString, block, lazy, className } = props as TabsProps;
  const tabs = nodes
    .filter(isComponentNode)
    .map((node) => ({ ...node.props, children: node.children ?? [] }) as unknown as Tab);
  const [chosen, choose] = useTabChoice({
    values: tabs.map((tab) => tab.value),
    initial: defaultValue,
    groupId,
    queryKey: queryString,
  });
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosenIndex = tabs.findIndex((tab) => tab.value === chosen);

  /** Arrows only move the focus; Enter, Space or a press selects. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const current = buttons.findIndex((button) => button === event.target);
    const next = nextTab(event.key, current, buttons.length);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div className={cx(styles.tabs, block && styles.block, className)}>
      <div
        ref={list}
        role="tablist"
        aria-orientation="horizontal"
        className={styles.list}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {tabs.map((tab, index) => (
          <button
            {...tab.attributes}
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${String(index)}`}
            aria-controls={`${id}-panel-${String(index)}`}
            aria-selected={index === chosenIndex}
            tabIndex={index === Math.max(0, chosenIndex) ? 0 : -1}
            className={cx(styles.tab, tab.attributes?.className)}
            onClick={(event) => choose(tab.value, event.currentTarget)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <Panel
          key={tab.value}
          id={`${id}-panel-${String(index)}`}
          label={tab.label}
          labelledBy={`${id}-tab-${String(index)}`}
          isShown={index === chosenIndex}
          onFound={() => {
            const button = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index];
            if (button) choose(tab.value, button);
          }}
        >
          {(!lazy || index === chosenIndex) && <Content tree={tab.children} />}
        </Panel>
      ))}
    </div>
  );
}

interface PanelProps {
  id: string;
  label: string;
  labelledBy: string;
  isShown: boolean;
  onFound: () => void;
  children: ReactNode;
}

/** One panel. While it is hidden, find-in-page and links to anchors still find its content. */
function Panel({ id, label, labelledBy, isShown, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFindable(panel, isShown, onFound);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      aria-labelledby={labelledBy}
      data-label={label}
      className={styles.panel}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The pattern for tabs: Tab goes from the tab into its panel.
      tabIndex={isShown ? 0 : undefined}
      // Content with `hidden="until-found"` keeps its box.
      aria-hidden={isShown ? undefined : true}
      hidden={!isShown}
    >
      {children}
    </div>
  );
}

/** A panel of {@link Tabs}; on its own it is just its content. */
export function TabItem({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
