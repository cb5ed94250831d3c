/** Renders the menu of a chart: full screen, link, question, pin to a dashboard, add to a report. */
import { useRef, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { englishList } from '#domain/english/englishList.ts';
import { plainText } from '#domain/figureQuestions/plainText.ts';
import { questionTokens } from '#domain/figureQuestions/questionTokens.ts';
import { figureInSentence } from '#domain/kpi/figureInSentence.ts';
import { filtersOnWire } from '#domain/metrics/filtersOnWire.ts';
import { valueInWords } from '#domain/metrics/filterWords.ts';
import { type FilterDimension, filterDimensions, type ViewFilters } from '#domain/metrics/view.ts';
import type { ChartHandle } from '../../charts/figure/ChartContext.ts';
import { useNotices } from '../../services/notices.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { usePlan } from '../../services/usePlan.ts';
import { KitMenu, type MenuButton } from '../../widgets/KitMenu.tsx';
import { useFocusAfter } from '../../widgets/moveFocus.ts';
import { ChangeNotice } from '../ChangeNotice.tsx';
import { useReversible } from '../useReversible.ts';
import { useCampaigns } from '../view/useCampaigns.ts';
import { useClients } from '../view/useClients.ts';
import { useSources } from '../view/useSources.ts';
import { ChartFullScreen } from './ChartFullScreen.tsx';
import styles from './ChartMenu.module.css';
import { chartFragment } from './chartFragment.ts';
import type { ChartMenuSubject } from './chartMenuSubject.ts';
import { questionOf } from './chartMenuSubject.ts';
import { PinDialog } from './PinDialog.tsx';
import { ReportDialog, sectionOfChart } from './ReportDialog.tsx';

type Named = { readonly id: string; readonly name: string };

type AskableNames = {
  readonly campaigns: readonly Named[] | null;
  readonly sources: readonly Named[] | null;
};

type AskableFilters =
  | { readonly is: 'asked'; readonly words: string }
  | { readonly is: 'unread'; readonly why: string }
  | { readonly is: 'loading' };

/** Ask AI cannot read longer names. */
const mostWords = 10;

/** A platform's name covers all its accounts: `Google Ads · Fjord & Foam`. */
const platformOf = ({ name }: Named): string => name.split(' · ')[0] ?? name;

type Words = { readonly words: readonly string[]; readonly unread: string | null };

/** A shared name is only usable if all entries with that name are chosen. */
const namesOf = (values: readonly string[], all: readonly Named[], nameOf: (one: Named) => string): Words => {
  const words = new Set<string>();
  for (const value of values) {
    const own = all.find(({ id }) => id === value);
    if (!own) return { words: [], unread: valueInWords(value) };
    const name = nameOf(own);
    const same = all.filter((one) => plainText(nameOf(one)) === plainText(name));
    const isWhole = same.every(({ id }) => values.includes(id));
    if (!isWhole || questionTokens(name).length > mostWords) return { words: [], unread: own.name };
    words.add(name);
  }
  return { words: [...words], unread: null };
};

const wordsOf = (
  dimension: FilterDimension,
  values: readonly string[],
  names: AskableNames,
): Words | null => {
  if (values.length === 0) return { words: [], unread: null };
  if (dimension === 'campaign')
    return names.campaigns && namesOf(values, names.campaigns, ({ name }) => name);
  if (dimension === 'source') return names.sources && namesOf(values, names.sources, platformOf);
  return { words: values.map(valueInWords), unread: null };
};

/** Formats filters so that Ask AI parses them exactly, or says why it cannot. */
export const askableFilters = (filters: ViewFilters, names: AskableNames): AskableFilters => {
  const words: string[] = [];
  for (const dimension of filterDimensions) {
    const read = wordsOf(dimension, filters[dimension], names);
    if (read === null) return { is: 'loading' };
    if (read.unread !== null)
      return { is: 'unread', why: `It cannot read the filter “${read.unread}” by its name alone.` };
    words.push(...read.words);
  }
  return { is: 'asked', words: englishList(words) };
};

type ChartQuestion = {
  readonly label: string;
  /** Text for Ask AI; null if it could not parse one. */
  readonly text: string | null;
  readonly why: string;
};

type ChartActions = {
  /** One for each metric of the chart; empty if the plan lacks Ask AI. */
  readonly questions: readonly ChartQuestion[];
  readonly mayPin: boolean;
  readonly mayReport: boolean;
};

const labelOf = ({ figures }: ChartMenuSubject, index: number): string => {
  const figure = figures[index];
  return figures.length < 2 || figure === undefined
    ? 'Ask AI about this'
    : `Ask AI about ${figureInSentence(figure)}`;
};

const questionsOf = (
  subject: ChartMenuSubject,
  clientName: string | undefined,
  filters: AskableFilters,
): readonly ChartQuestion[] => {
  if (filters.is === 'loading') return [];
  const label = labelOf(subject, -1);
  if (subject.figures.length === 0)
    return [{ label, text: null, why: 'It answers one figure at a time, not a funnel.' }];
  if (filters.is === 'unread') return [{ label, text: null, why: filters.why }];
  return subject.figures.map((figure, index) => ({
    label: labelOf(subject, index),
    text: questionOf(subject, { figure, clientName, filters: filters.words }),
    why: '',
  }));
};

const useAskable = (subject: ChartMenuSubject | undefined): AskableFilters => {
  const filters = filtersOnWire(subject?.query.filters ?? '');
  const client = subject?.clientId ?? null;
  return askableFilters(filters, {
    campaigns: useCampaigns(client, filters.campaign.length > 0),
    sources: useSources(client, filters.source.length > 0),
  });
};

const useChartActions = (subject: ChartMenuSubject | undefined): ChartActions => {
  const { membership } = useAuth();
  const { has } = usePlan();
  const mayEdit = useCanEdit('agency');
  const clients = useClients(subject !== undefined);
  const filters = useAskable(subject);
  if (subject === undefined) return { questions: [], mayPin: false, mayReport: false };
  const { clientId, by } = subject;
  const name = clients?.find(({ id }) => id === clientId)?.name;
  // A client's own people ask about their own client without naming it.
  const isNamed = clientId === null || name !== undefined || membership?.kind === 'client';
  return {
    questions: has('ai_insights') && isNamed ? questionsOf(subject, name, filters) : [],
    mayPin: mayEdit,
    // A report is of one client, so that it has no parts by client.
    mayReport: mayEdit && has('custom_reports') && clientId !== null && by !== 'client',
  };
};

type ChartMenuListProps = {
  readonly chart: ChartHandle;
  readonly subject: ChartMenuSubject | undefined;
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
  const describe = (
    <>
      {label}
      <small className={styles.why}>{why}</small>
    </>
  );
  return { key: label, label: describe, disabled: true };
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
      {opened === 'report' && subject && (
        <ReportDialog
          clientId={subject.clientId ?? ''}
          section={sectionOfChart(subject)}
          ask={changes.ask}
          onClose={close}
        />
      )}
      <ChangeNotice actor={changes.actor} words={changes.words} />
    </>
  );
};
