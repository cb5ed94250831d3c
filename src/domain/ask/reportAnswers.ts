/** Answers when reports last went out and when they are due. */
import { calendarDayOf, type EpochDay, epochDayAt } from '../calendar/epochDay.ts';
import { firstDayOf, mondayOf, monthEnd, monthOf } from '../calendar/months.ts';
import { onDays } from '../figureQuestions/figureWording.ts';
import type { KnownClient } from '../figureQuestions/lexeme.ts';
import { dated, monthOfWord, numberOf, thisYear, unitWords, yearOf } from '../figureQuestions/periodWords.ts';
import { pointAt } from '../figureQuestions/pointAt.ts';
import type { Days } from '../metrics/rangePreset.ts';
import { weekdays } from '../reports/scheduleWords.ts';
import {
  type Answer,
  type Answerer,
  answered,
  type ReportTime,
  refused,
  type WorkspaceFacts,
} from './answer.ts';
import { counted, timeInWords } from './eventWords.ts';
import { mark, mentioned, type Question, says } from './readQuestion.ts';

type Read = { readonly length: number; readonly found: Days | { readonly why: string } };

type At = { readonly words: readonly string[]; readonly at: number; readonly today: EpochDay };

const oneDay = (day: EpochDay): Days => ({ from: day, to: day });

/** The rest of the current unit, or the whole next one. */
const unitAt = ({ words, at, today }: At): Read | null => {
  const [first, unit] = words.slice(at, at + 2);
  const isNext = first === 'next';
  if (!isNext && first !== 'this') return null;
  const sunday = mondayOf(today) + 6;
  if (unit === 'week')
    return { length: 2, found: isNext ? { from: sunday + 1, to: sunday + 7 } : { from: today, to: sunday } };
  if (unit !== 'month') return null;
  const next = firstDayOf(monthOf(today) + 1);
  return {
    length: 2,
    found: isNext ? { from: next, to: monthEnd(next) } : { from: today, to: monthEnd(today) },
  };
};

/** `next 7 days`, counted from today. */
const nextDays = ({ words, at, today }: At): Read | null => {
  const [first, second, third = ''] = words.slice(at, at + 3);
  const count = numberOf(second);
  const unit = unitWords.get(third);
  if (first !== 'next' || count === null || (unit !== 'day' && unit !== 'week')) return null;
  return { length: 3, found: { from: today, to: today + count * (unit === 'week' ? 7 : 1) } };
};

/** The coming weekday; “next Friday” is ambiguous. */
const weekdayAt = ({ words, at, today }: At): Read | null => {
  const isNext = words[at] === 'next';
  const length = isNext || words[at] === 'this' ? 2 : 1;
  const said = words[at + length - 1];
  const weekday = weekdays.find((name) => name.toLowerCase() === said);
  if (weekday === undefined) return null;
  if (isNext) return { length, found: { why: `“Next ${weekday}” can mean two days. Please give the date.` } };
  const day = mondayOf(today) + weekdays.indexOf(weekday);
  return { length, found: oneDay(day < today ? day + 7 : day) };
};

const dayAt = ({ words, at, today }: At): Read | null => {
  if (words[at] === 'today') return { length: 1, found: oneDay(today) };
  if (words[at] === 'tomorrow') return { length: 1, found: oneDay(today + 1) };
  // A date without a year resolves to the last one before a day, so pass a day one year ahead.
  const point = pointAt({ words, at, today: today + 364 });
  if (point === null) return null;
  return { length: point.length, found: 'why' in point ? point : oneDay(point.day) };
};

const monthAt = ({ words, at, today }: At): Read | null => {
  const month = monthOfWord.get(words[at] ?? '');
  if (month === undefined || !['in', 'for', 'during', 'of'].includes(words[at - 1] ?? '')) return null;
  const said = yearOf(words[at + 1]);
  const own = dated(said ?? thisYear(today), month, 1) ?? 0;
  const from = said === null && monthEnd(own) < today ? (dated(thisYear(today) + 1, month, 1) ?? 0) : own;
  return { length: said === null ? 1 : 2, found: { from: Math.max(from, today), to: monthEnd(from) } };
};

const readers = [unitAt, nextDays, weekdayAt, dayAt, monthAt] as const;

const isOver = 'These days are over. I can tell which reports are due from today on.';

/** The first range that the question names; null if there is none. `now` is ISO 8601. */
const dueDaysIn = (question: Question, now: string): Days | { readonly why: string } | null => {
  const today = epochDayAt(Date.parse(now));
  const { words } = question;
  for (let at = 0; at < words.length; at += 1) {
    for (const reader of readers) {
      const read = reader({ words, at, today });
      if (read === null) continue;
      const { length, found } = read;
      mark(question, { at, length }, words.slice(at, at + length).join(' '));
      return 'to' in found && found.to < today ? { why: isOver } : found;
    }
  }
  return null;
};

const reportLabel = ({ report, client }: ReportTime): string => `“${report}” for ${client}`;

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
      : `The next report is ${reportLabel(next)}, due on ${timeInWords(next.at, next.zone)}.`,
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
      : `The last report was ${reportLabel(last)}, sent on ${timeInWords(last.at, last.zone)}.`,
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

const mostListed = 10;

/** One per line, the soonest first. */
const listOf = (runs: readonly ReportTime[], when: string): string => {
  const first = runs
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, mostListed)
    .map((run) => `${reportLabel(run)}, ${timeInWords(run.at, run.zone)}`);
  const lead = runs.length > mostListed ? ` The first ${mostListed}` : '';
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
