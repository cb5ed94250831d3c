/** Renders the menu of a chart: full screen, link, question, pin to a dashboard, add to a report. */
import { useRef, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { ChartHandle } from '../../charts/figure/ChartContext.ts';
import { useNotices } from '../../services/notices.ts';
import { KitMenu, type MenuButton } from '../../widgets/KitMenu.tsx';
import { useFocusAfter } from '../../widgets/moveFocus.ts';
import { ChangeNotice } from '../ChangeNotice.tsx';
import { useReversible } from '../useReversible.ts';
import { ChartFullScreen } from './ChartFullScreen.tsx';
import styles from './ChartMenu.module.css';
import { chartFragment } from './chartFragment.ts';
import type { ChartSubject } from './chartSubject.ts';
import { PinDialog } from './PinDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { type ChartQuestion, useChartActions } from './useChartActions.ts';

type ChartMenuListProps = {
  readonly chart: ChartHandle;
  readonly subject: ChartSubject | undefined;
  readonly startsOpen: boolean;
  readonly children: MenuButton;
};

type Opened = 'full' | 'pin' | 'report';

/** The menu item is gone when its dialog closes, so the focus returns to the button. */
const useDialogs = () => {
  const place = useRef<HTMLSpanElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  useFocusAfter(opened !== null, () => place.current?.querySelector('button'));
  return { place, opened, open: setOpened, close: () => setOpened(null) };
};

const useCopyLink = ({ anchor, title }: ChartHandle) => {
  const { pathname, search } = useLocation();
  const href = useHref({ pathname, search, hash: chartFragment(anchor) });
  const { message } = useNotices();
  return async () => {
    const address = new URL(href, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      void message.success(`Copied the link to ${title}.`);
    } catch {
      void message.info(`Copy it by hand: ${address}`);
    }
  };
};

const askItem = ({ label, text, why }: ChartQuestion, go: (address: string) => void) => {
  if (text !== null) {
    const address = `${protectedPages.aiChat.path}?${new URLSearchParams({ question: text })}`;
    return { key: label, label, onClick: () => go(address) };
  }
  const told = (
    <>
      {label}
      <small className={styles.why}>{why}</small>
    </>
  );
  return { key: label, label: told, disabled: true };
};

export const ChartMenuList = ({ chart, subject, startsOpen, children }: ChartMenuListProps) => {
  const { place, opened, open, close } = useDialogs();
  const deeds = useChartActions(subject);
  const copy = useCopyLink(chart);
  const navigate = useNavigate();
  // On the page of Ask AI the question has been asked already.
  const isAsked = useLocation().pathname === protectedPages.aiChat.path;
  const changes = useReversible();
  const items = [
    { key: 'full', label: 'Full screen', onClick: () => open('full') },
    { key: 'link', label: 'Copy link', onClick: () => void copy() },
    ...(isAsked ? [] : deeds.questions).map((question) =>
      askItem(question, (address) => void navigate(address)),
    ),
    deeds.mayPin && { key: 'pin', label: 'Pin to a dashboard', onClick: () => open('pin') },
    deeds.mayReport && { key: 'report', label: 'Add to a report', onClick: () => open('report') },
  ].filter((item) => item !== false);
  return (
    <>
      <span ref={place}>
        <KitMenu items={items} startsOpen={startsOpen}>
          {children}
        </KitMenu>
      </span>
      {opened === 'full' && <ChartFullScreen chart={chart} onClose={close} />}
      {opened === 'pin' && subject && <PinDialog subject={subject} ask={changes.ask} onClose={close} />}
      {opened === 'report' && subject && <ReportDialog subject={subject} ask={changes.ask} onClose={close} />}
      <ChangeNotice actor={changes.actor} words={changes.words} />
    </>
  );
};
