/** Follows the theme, the workspace's colours and reduced motion for a chart's look. */
import { useEffect, useState } from 'react';
import { type ChartLook, lookFrom } from './chartLook.ts';

const darkSystem = '(prefers-color-scheme: dark)';
const stillSystem = '(prefers-reduced-motion: reduce)';

const matches = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

const readLook = (): ChartLook => {
  const root = document.documentElement;
  const chosen = root.dataset.theme;
  const isDark = chosen === undefined ? matches(darkSystem) : chosen === 'dark';
  const style = getComputedStyle(document.body);
  return lookFrom(isDark ? 'dark' : 'light', matches(stillSystem), (name) => style.getPropertyValue(name));
};

/** Calls `hear` when theme, colours or motion may have changed; returns an unsubscribe function. */
const watchLook = (hear: () => void): (() => void) => {
  const theme = new MutationObserver(hear);
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  // A workspace's colours are a style element in the head.
  const styles = new MutationObserver(hear);
  styles.observe(document.head, { childList: true, subtree: true, characterData: true });
  const queries = [darkSystem, stillSystem].map((query) => globalThis.matchMedia?.(query));
  for (const query of queries) query?.addEventListener('change', hear);
  return () => {
    theme.disconnect();
    styles.disconnect();
    for (const query of queries) query?.removeEventListener('change', hear);
  };
};

const isSame = (one: ChartLook, other: ChartLook): boolean => JSON.stringify(one) === JSON.stringify(other);

export const useChartLook = (): ChartLook => {
  const [look, setLook] = useState(readLook);
  useEffect(() => {
    const renew = () =>
      setLook((before) => {
        const now = readLook();
        return isSame(before, now) ? before : now;
      });
    renew();
    return watchLook(renew);
  }, []);
  return look;
};
