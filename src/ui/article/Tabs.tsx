import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isComponentNode, type ContentNode } from '../../domain/markdown/tree';
import { Content } from './Content';
import type { ComponentProps } from './components';
import * as styles from './Tabs.module.css';

interface Tab {
  value: string;
  label: string;
  isDefault: boolean;
  children: ContentNode[];
}

/** Panels of which one is shown at a time. All of them are in the page; without scripts the first one shows. */
export function Tabs({ nodes, defaultValue }: ComponentProps) {
  const tabs = nodes.flatMap(toTab);
  const initial =
    tabs.find((tab) => tab.value === defaultValue) ?? tabs.find((tab) => tab.isDefault) ?? tabs[0];
  const [selected, setSelected] = useState(initial?.value);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const index = nextTab(
      event.key,
      tabs.findIndex((tab) => tab.value === selected),
      tabs.length,
    );
    const next = index === null ? undefined : tabs[index];
    if (!next) return;
    event.preventDefault();
    setSelected(next.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[index ?? 0]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div role="tablist" className={styles.list} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-controls={`${id}-panel-${tab.value}`}
            aria-selected={tab.value === selected}
            tabIndex={tab.value === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => {
              setSelected(tab.value);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== selected}
        >
          <Content tree={tab.children} />
        </div>
      ))}
    </div>
  );
}

/** A panel of {@link Tabs}; on its own it is just its content. */
export function TabItem({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

/**
 * Tab that a key moves to, wrapping around.
 * @returns null for keys that do not move.
 */
export function nextTab(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function toTab(node: ContentNode): Tab[] {
  if (!isComponentNode(node) || node.component !== 'TabItem') return [];
  const { value: given, label } = node.props ?? {};
  const value = typeof given === 'string' ? given : JSON.stringify(given ?? '');
  return [
    {
      value,
      label: typeof label === 'string' ? label : value,
      isDefault: node.props?.default === true,
      children: node.children ?? [],
    },
  ];
}
