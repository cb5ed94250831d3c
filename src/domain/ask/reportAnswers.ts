/** Answers when reports last went out and when they are due. */
import { calendarDayOf, epochDayAt } from '../calendar/epochDay.ts';
import { onDays } from '../figureQuestions/figureWording.ts';
import type { Days } from '../metrics/rangePreset.ts';
import {
  type Answer,
  type Answerer,
  answered,
  type KnownClient,
  type ReportTime,
  refused,
  type WorkspaceFacts,
} from './answer.ts';
import { dueDaysIn } from './dueDays.ts';
import { counted, timeInWords } from './eventWords.ts';
import { mentioned, type Question, says } from './readQuestion.ts';

const told = ({ report, client }: ReportTime): string => `“${report}” for ${client}`;

const ofClient = (all: readonly ReportTime[], client: KnownClient | undefined): readonly ReportTime[] =>
  client === undefined ? all : all.filter((one) => one.client === client.name);

const whose = (client: KnownClient | undefined): string =>
  client === undefined ? '' : ` for ${client.name}`;

const asksForNext = (question: Question): boolean =>
  says(question, 'next', 'due', 'scheduled', 'upcoming', 'will', 'goes out', 'go out next');

const nextOne = ({ agency }: WorkspaceFacts, client: KnownClient | undefined) => {
  const [next] = ofClient(agency?.reportsDue ?? [], client).toSorted((one, other) =>
    one.at.localeCompare(other.at),
  );
  return answered(
    next === undefined
      ? `No report${whose(client)} is scheduled.`
      : `The next report is ${told(next)}, due on ${timeInWords(next.at)}.`,
    ['Looked at when the schedules of the reports ask for their next run.'],
  );
};

const lastOne = ({ reportsSent, events }: WorkspaceFacts, client: KnownClient | undefined) => {
  const last = ofClient(reportsSent, client).at(-1);
  const sent = events.filter(
    ({ type, clientId }) => type === 'ReportSent' && (client === undefined || clientId === client.id),
  );
  return answered(
    last === undefined
      ? `No report${whose(client)} has gone out yet.`
      : `The last report was ${told(last)}, sent on ${timeInWords(last.at)}.`,
    ['Looked for the latest run that was sent.'],
    sent.slice(-1),
  );
};

const isOfReports = (question: Question): boolean =>
  says(question, 'report', 'reports', 'monthly report', 'weekly report');

const clientIn = (question: Question, { clients }: WorkspaceFacts): KnownClient | undefined => {
  says(question, 'when', 'what', 'which', 'client');
  return mentioned(question, clients);
};

const mostTold = 10;

/** One per line, the soonest first. */
const listOf = (runs: readonly ReportTime[], when: string): string => {
  const first = runs
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, mostTold)
    .map((run) => `${told(run)}, ${timeInWords(run.at)}`);
  const lead = runs.length > mostTold ? ` The first ${mostTold}` : '';
  return [
    `${counted(runs.length, 'report')} ${runs.length === 1 ? 'is' : 'are'} ${when}${lead === '' ? ':' : `.${lead}:`}`,
    ...first,
  ].join('\n');
};

/** All runs on the given days, or the next run of each report. */
const dueOn = ({ agency }: WorkspaceFacts, client: KnownClient | undefined, days: Days | null): Answer => {
  const runs = days === null ? (agency?.reportsDue ?? []) : (agency?.reportRuns(days.to) ?? []);
  const found = ofClient(runs, client).filter(
    ({ at }) => days === null || epochDayAt(Date.parse(at)) >= days.from,
  );
  const when =
    days === null
      ? 'scheduled'
      : `due ${onDays({ from: calendarDayOf(days.from), to: calendarDayOf(days.to) })}`;
  return answered(found.length === 0 ? `No report${whose(client)} is ${when}.` : listOf(found, when), [
    days === null
      ? 'Looked at when the schedules of the reports ask for their next run.'
      : 'Worked out all runs that the schedules of the reports ask for on these days, in UTC.',
  ]);
};

/** `When is the next report for Stackpilot due?`, `Which reports are due this week?` */
export const nextReportAnswer: Answerer = (question, facts) => {
  if (!isOfReports(question)) return null;
  const days = dueDaysIn(question, facts.now);
  const isSent = days !== null && says(question, 'go out', 'get', 'gets');
  if (!(asksForNext(question) || isSent)) return null;
  says(question, 'sent', 'send', 'go', 'out', 'go out', 'run', 'made', 'how many', 'clients', 'list');
  const client = clientIn(question, facts);
  if (days !== null && 'why' in days)
    return refused(days.why, 'Read the time that the question names.', ['Which reports are due this week?']);
  const isOfAll = says(question, 'reports') && !says(question, 'next');
  return days !== null || isOfAll ? dueOn(facts, client, days) : nextOne(facts, client);
};

/** `When did the report of Stackpilot go out last?` */
export const lastReportAnswer: Answerer = (question, facts) => {
  const isLast = says(question, 'last', 'latest', 'most recent', 'last time');
  const isSent = says(question, 'sent', 'send', 'go out', 'gone out', 'went out', 'delivered');
  if (!isOfReports(question) || !(isLast || (isSent && says(question, 'when')))) return null;
  says(question, 'yet', 'did', 'was', 'were', 'been');
  return lastOne(facts, clientIn(question, facts));
};
