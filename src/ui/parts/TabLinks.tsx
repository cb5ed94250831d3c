/** Renders the tabs of a page as links, so that each has an address and a history entry. */
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AppLink } from './AppLink.tsx';
import { ShownSubject } from './ShownSubject.tsx';
import styles from './TabLinks.module.css';

export type PageTab = {
  /** In the address as `?tab=`; empty for the first one. */
  readonly key: string;
  readonly label: string;
};

type TabLinksProps = {
  path: string;
  label: string;
  tabs: readonly PageTab[];
  current: string;
  /** Parameters that every tab keeps, such as the client and the range. */
  search?: URLSearchParams;
};

const addressOf = (path: string, key: string, search: URLSearchParams | undefined): string => {
  const params = new URLSearchParams(search);
  if (key !== '') params.set('tab', key);
  return params.size === 0 ? path : `${path}?${params}`;
};

export const isTabOf =
  (tabs: readonly PageTab[]) =>
  (value: string): boolean =>
    tabs.some(({ key }) => key === value);

/** Falls back to the first tab. */
export const useTab = (tabs: readonly PageTab[]): string => {
  const asked = useSearchParams()[0].get('tab') ?? '';
  return isTabOf(tabs)(asked) ? asked : '';
};

const nameOfTab = (tabs: readonly PageTab[], current: string): string | null =>
  tabs.find(({ key }) => key !== '' && key === current)?.label ?? null;

/** On a narrow screen the bar is scrolled to the current tab. */
const useCurrentInSight = (current: string) => {
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is found in the document, which it changes.
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && link) bar.current.scrollLeft = link.offsetLeft - bar.current.offsetLeft;
  }, [current]);
  return bar;
};

export const TabLinks = ({ path, label, tabs, current, search }: TabLinksProps) => (
  <nav ref={useCurrentInSight(current)} className={styles.tabs} aria-label={label}>
    <ShownSubject name={nameOfTab(tabs, current)} />
    {tabs.map((tab) => (
      <AppLink
        key={tab.key}
        to={addressOf(path, tab.key, search)}
        aria-current={tab.key === current ? 'page' : undefined}
      >
        {tab.label}
      </AppLink>
    ))}
  </nav>
);
