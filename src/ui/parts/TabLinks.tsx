/** The parts of a page as links, so that each has an address and Back leads to the one before. */
import { useSearchParams } from 'react-router-dom';
import { AppLink } from './AppLink.tsx';
import { ShownSubject } from './ShownSubject.tsx';
import styles from './TabLinks.module.css';

export type PageTab = {
  /** In the address as `?tab=`; empty for the first one. */
  readonly key: string;
  readonly label: string;
};

type TabLinksProps = { path: string; label: string; tabs: readonly PageTab[]; current: string };

/** Whether a value of `?tab=` names one of the tabs. */
export const isTabOf =
  (tabs: readonly PageTab[]) =>
  (value: string): boolean =>
    tabs.some(({ key }) => key === value);

/** Which of the tabs the address names, the first one where it names none of them. */
export const useTab = (tabs: readonly PageTab[]): string => {
  const asked = useSearchParams()[0].get('tab') ?? '';
  return isTabOf(tabs)(asked) ? asked : '';
};

/** The first one is the page itself. */
const nameOfTab = (tabs: readonly PageTab[], current: string): string | null =>
  tabs.find(({ key }) => key !== '' && key === current)?.label ?? null;

export const TabLinks = ({ path, label, tabs, current }: TabLinksProps) => (
  <nav className={styles.tabs} aria-label={label}>
    <ShownSubject name={nameOfTab(tabs, current)} />
    {tabs.map((tab) => (
      <AppLink
        key={tab.key}
        to={tab.key === '' ? path : `${path}?tab=${tab.key}`}
        aria-current={tab.key === current ? 'page' : undefined}
      >
        {tab.label}
      </AppLink>
    ))}
  </nav>
);
