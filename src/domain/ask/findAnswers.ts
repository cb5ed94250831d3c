/** Finds reports, their runs and dashboards, and answers with links to them. */
import { type EpochDay, epochDayAt, epochDayOf } from '../calendar/epochDay.ts';
import { englishDate } from '../english/englishDay.ts';
import { englishList } from '../english/englishList.ts';
import { onDays } from '../figureQuestions/figureWording.ts';
import type { KnownClient } from '../figureQuestions/lexeme.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import {
  type Answer,
  type Answerer,
  answered,
  type KnownReport,
  type KnownRun,
  refused,
  type WorkspaceFacts,
} from './answer.ts';
import { counted } from './eventWords.ts';
import { type Period, periodIn } from './logPeriod.ts';
import { figuresSaid } from './progressAnswers.ts';
import { mentioned, type Question, says } from './readQuestion.ts';

const findWords = [
  'find',
  'open',
  'where is',
  'where are',
  'wheres',
  'where can i find',
  'link',
  'link me',
  'look up',
  'locate',
  'search',
  'search for',
  'show',
  'show me',
  'get me',
  'which',
  'list',
];

const smallWords = ['do we have', 'have', 'there is', 'are there', 'all', 'any', 'one', 'link to', 'client'];

const mostFound = 8;

type Found = { readonly report: KnownReport; readonly run: KnownRun | null };

const dayOf = (day: string): EpochDay => epochDayOf(day) ?? 0;

/** Runs wholly within the period, else those that it touches. */
const runsIn = (reports: readonly KnownReport[], { from, to }: Period): readonly Found[] => {
  const all = reports.flatMap((report) => report.runs.map((run) => ({ report, run })));
  const touches = all.filter(
    ({ run: { range } }) => range !== null && dayOf(range.to) >= from && dayOf(range.from) <= to,
  );
  const within = touches.filter(
    ({ run: { range } }) => range !== null && dayOf(range.from) >= from && dayOf(range.to) <= to,
  );
  return within.length > 0 ? within : touches;
};

const wordsOf = ({ report, run }: Found, { clients }: WorkspaceFacts): string => {
  const client = clients.find(({ id }) => id === report.clientId)?.name ?? '';
  const days = run?.range ? `, ${onDays(run.range)}` : '';
  const sent = run?.sentAt ? `, sent on ${englishDate(epochDayAt(Date.parse(run.sentAt)))}` : '';
  return `“${report.name}” for ${client}${days}${sent}`;
};

/** People of a client read sent runs in their portal. */
const placeOf = ({ report, run }: Found, { agency }: WorkspaceFacts): string => {
  const query = run === null ? '' : `?${new URLSearchParams({ run: run.id })}`;
  if (agency === null) return `/dashboard${query}`;
  return `/dashboard/reports/${encodeURIComponent(report.id)}${query}`;
};

type Listed = { readonly label: string; readonly to: string };

const listed = (what: string, links: readonly Listed[], step: string): Answer => {
  const shown = links.slice(0, mostFound);
  const more = links.length > mostFound ? ` The first ${mostFound}:` : '';
  return { ...answered(`${what}${more}`, [step]), links: shown };
};

const reportsOf = ({ documents }: WorkspaceFacts, client: KnownClient | undefined) =>
  documents.reports.filter(({ clientId }) => client === undefined || clientId === client.id);

const inPeriod = (
  reports: readonly KnownReport[],
  period: Period,
  facts: WorkspaceFacts,
  whose: string,
): Answer => {
  const found = runsIn(reports, period).toReversed();
  const step = `Looked for runs of the reports that you can see whose days lie ${period.words}.`;
  const links = found.map((one) => ({ label: wordsOf(one, facts), to: placeOf(one, facts) }));
  if (found.length > 0) return listed(`${counted(found.length, 'report')} found${whose}.`, links, step);
  const others = reports.map((report) => ({ report, run: report.runs.at(-1) ?? null }));
  return {
    ...answered(`No report${whose} covers days ${period.words}.`, [step]),
    links: others.slice(0, mostFound).map((one) => ({ label: wordsOf(one, facts), to: placeOf(one, facts) })),
  };
};

const isFinding = (question: Question): boolean => says(question, ...findWords);

/** `Find the September report for Acme` */
export const findReportAnswer: Answerer = (question, facts) => {
  if (!says(question, 'report', 'reports') || !isFinding(question)) return null;
  says(question, ...smallWords);
  const client = mentioned(question, facts.clients);
  const period = periodIn(question, facts.now);
  if (period !== null && 'why' in period)
    return refused(period.why, 'Read the time that the question names.', ['Which reports do we have?']);
  const own = reportsOf(facts, client);
  const named = mentioned(question, own)?.name;
  const reports = own.filter(({ name }) => named === undefined || name === named);
  const whose = client === undefined ? '' : ` for ${client.name}`;
  if (reports.length === 0)
    return answered(`No report${whose} that you can see.`, ['Looked through the reports that you can see.']);
  if (period !== null) return inPeriod(reports, period, facts, whose);
  const found = reports.map((report) => ({
    report,
    run: facts.agency ? null : (report.runs.at(-1) ?? null),
  }));
  const links = found.map((one) => ({ label: wordsOf(one, facts), to: placeOf(one, facts) }));
  return listed(
    `${counted(reports.length, 'report')} found${whose}.`,
    links,
    'Looked through the reports that you can see.',
  );
};

/** `Which dashboards show ROAS?` */
export const findDashboardAnswer: Answerer = (question, facts) => {
  if (!says(question, 'dashboard', 'dashboards', 'board', 'boards') || !isFinding(question)) return null;
  says(question, ...smallWords, 'show', 'shows', 'contain', 'contains', 'include', 'includes', 'use', 'uses');
  const client = mentioned(question, facts.clients);
  const figures = figuresSaid(question);
  const own = facts.documents.dashboards.filter(
    ({ clientId }) => client === undefined || clientId === client.id,
  );
  const named = mentioned(question, own)?.name;
  const found = own.filter(
    (board) =>
      (named === undefined || board.name === named) &&
      figures.every((figure) => board.figures.includes(figure)),
  );
  const what =
    figures.length === 0 ? '' : ` with ${englishList(figures.map((figure) => figureOf(figure).label))}`;
  const whose = client === undefined ? '' : ` for ${client.name}`;
  const links = found.map(({ id, name }) => ({
    label: name,
    to: `/dashboard?${new URLSearchParams({ tab: 'dashboards', board: id })}`,
  }));
  const step = 'Looked through the custom dashboards that you can see and the figures of their widgets.';
  if (found.length === 0) return answered(`No dashboard${whose}${what}.`, [step]);
  return listed(`${counted(found.length, 'dashboard')}${whose}${what}.`, links, step);
};
