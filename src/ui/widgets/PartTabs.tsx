/** Renders the parts below a page's first screen: tabs on a wide screen, an accordion on a narrow one, all of them on paper. */
import { Collapse, Tabs } from 'antd';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsNarrow } from './useIsNarrow.ts';

export type PagePart = {
  readonly key: string;
  readonly label: string;
  /** Mounted only while the part is open. */
  readonly children: ReactNode;
};

type PartTabsProps = {
  readonly parts: readonly PagePart[];
  /** Key of the open part; empty if all folds of an accordion are closed. */
  readonly current: string;
  readonly onChange: (key: string) => void;
};

/** `flushSync`, because the browser takes the page for paper as soon as its event is handled. */
const useIsForPaper = (): boolean => {
  const [isForPaper, setForPaper] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setForPaper(true));
    const end = () => setForPaper(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isForPaper;
};

export const PartTabs = ({ parts, current, onChange }: PartTabsProps) => {
  const isNarrow = useIsNarrow();
  if (useIsForPaper()) return parts.map(({ key, children }) => <Fragment key={key}>{children}</Fragment>);
  if (isNarrow)
    return (
      // Its own accordion has the roles of tabs around panels, which they may not hold.
      <Collapse
        ghost
        destroyOnHidden
        activeKey={[current]}
        items={[...parts]}
        onChange={(open) => onChange(open.find((key) => key !== current) ?? '')}
      />
    );
  return <Tabs animated={false} destroyOnHidden activeKey={current} items={[...parts]} onChange={onChange} />;
};
