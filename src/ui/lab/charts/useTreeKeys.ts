/** Manages the roving tabindex of a tree: one tab stop, and arrow keys, Home and End to move. */
import { type KeyboardEvent, useState } from 'react';

export type TreeKeys = {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  readonly tabIndexOf: (key: string) => 0 | -1;
  onFocusOf(key: string): () => void;
};

const levelOf = (item: Element | undefined): number => Number(item?.getAttribute('aria-level') ?? 0);

const destination = (items: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined => {
  switch (key) {
    case 'ArrowDown':
      return items[at + 1];
    case 'ArrowUp':
      return items[at - 1];
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    case 'ArrowLeft':
      return items.slice(0, at).findLast((item) => levelOf(item) < levelOf(items[at]));
    case 'ArrowRight':
      return levelOf(items[at + 1]) > levelOf(items[at]) ? items[at + 1] : undefined;
    default:
      return undefined;
  }
};

/** `first`: the tab stop before any focus, or after the focused item has gone. */
export const useTreeKeys = (keys: readonly string[], first: string | undefined): TreeKeys => {
  const [focused, setFocused] = useState<string | null>(null);
  const current = focused !== null && keys.includes(focused) ? focused : (first ?? keys[0]);
  return {
    tabIndexOf: (key) => (key === current ? 0 : -1),
    onFocusOf: (key) => () => setFocused(key),
    onKeyDown: (event) => {
      const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')];
      const at = items.indexOf(event.target as HTMLElement);
      const next = at < 0 ? undefined : destination(items, at, event.key);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
};
