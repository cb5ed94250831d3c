/** Previews changes that a question asks for; an existing command makes them once the asker confirms. */
import { zonedDayAt } from '../calendar/zonedTime.ts';
import { usualZone } from '../clients/clientZone.ts';
import { englishDate } from '../english/englishDay.ts';
import type { KnownClient } from '../figureQuestions/lexeme.ts';
import { nextRun, type Schedule } from '../reports/schedule.ts';
import { scheduleText, weekdays } from '../reports/scheduleWords.ts';
import {
  type Answer,
  type Answerer,
  answered,
  type ClientFile,
  type KnownReport,
  refused,
  type WorkspaceFacts,
} from './answer.ts';
import { counted } from './eventWords.ts';
import { leftOver, mark, mentioned, type Question, says } from './readQuestion.ts';
import { stopWords } from './stopWords.ts';

const verbs = {
  archive: 'archiveClient',
  restore: 'restoreClient',
  unarchive: 'restoreClient',
  pause: 'pauseClient',
  resume: 'resumeClient',
} as const;

type Verb = keyof typeof verbs;

const polite = new Set(['please', 'can', 'could', 'would', 'you', 'lets', 'now', 'hey', 'hi', 'hello']);

/** Only as a command: “archive Acme”, but not “did we archive Acme”. */
const commanded = <Word extends string>(question: Question, words: readonly Word[]): Word | null => {
  const at = question.words.findIndex((word) => !polite.has(word));
  const verb = words.find((word) => word === question.words[at]);
  if (verb === undefined) return null;
  mark(question, { at: 0, length: at + 1 }, verb);
  return verb;
};

const notForClients = (): Answer =>
  refused(
    'Only the agency can do that. Please ask your contact there.',
    'Checked what a client account can do.',
  );

const unconfirmed = 'Read the sentence as a command. The change is made only when you confirm it.';

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const mostAsked = 5;

/** Clients that share a typed word, such as two whose names begin alike. */
const alike = (question: Question, clients: readonly KnownClient[]): readonly KnownClient[] => {
  const typed = leftOver(question);
  const found = clients.filter(({ name }) =>
    typed.some((word) => name.toLowerCase().split(/\W+/).includes(word)),
  );
  for (const word of typed)
    if (found.some(({ name }) => name.toLowerCase().includes(word))) says(question, word);
  return found;
};

const whichClient = (verb: Verb, question: Question, clients: readonly KnownClient[]): Answer | null => {
  const typed = leftOver(question).filter((word) => !stopWords.includes(word));
  const found = alike(question, clients);
  if (typed.length > 0 && found.length < 2) return null;
  const offered = (found.length > 0 ? found : clients).slice(0, mostAsked);
  return refused(
    found.length > 0
      ? `Which one: ${found.map(({ name }) => name).join(' or ')}?`
      : `Which client do you want to ${verb}?`,
    'No single client is named, so nothing is proposed.',
    offered.map(({ name }) => `${capital(verb)} ${name}`),
  );
};

const stopping = ({ documents }: WorkspaceFacts, { id }: KnownClient): readonly string[] => {
  const own = documents.reports.filter(({ clientId }) => clientId === id);
  const count = own.filter(({ schedule }) => schedule !== null).length;
  return count === 0 ? [] : [`${counted(count, 'scheduled report')} ${count === 1 ? 'stops' : 'stop'}.`];
};

const effectsOf = (verb: Verb, facts: WorkspaceFacts, client: KnownClient): readonly string[] => {
  const active = facts.clients.filter(({ archived }) => !archived).length;
  switch (verb) {
    case 'archive':
      return [
        `It leaves the lists and no longer counts for the plan: ${active} → ${active - 1} clients.`,
        ...stopping(facts, client),
        'Nothing is deleted.',
      ];
    case 'pause':
      return ['It stays in the lists and counts for the plan.', ...stopping(facts, client)];
    case 'resume':
      return ['Its scheduled reports run again.'];
    default:
      return [`It is in the lists again and counts for the plan: ${active} → ${active + 1} clients.`];
  }
};

/** Null: the change is possible. */
const obstacle = (verb: Verb, client: KnownClient, { paused }: ClientFile): string | null => {
  const { name, archived } = client;
  if (verb === 'restore' || verb === 'unarchive') return archived ? null : `${name} is not archived.`;
  if (archived) return `${name} is archived.`;
  if (verb === 'pause' && paused) return `${name} is paused already.`;
  return verb === 'resume' && !paused ? `${name} is not paused.` : null;
};

/** `Archive Voltride` */
export const clientActAnswer: Answerer = (question, facts) => {
  const verb = commanded(question, Object.keys(verbs) as Verb[]);
  if (verb === null) return null;
  says(question, 'client', 'customer', 'account');
  const client = mentioned(question, facts.clients);
  if (facts.agency === null) return notForClients();
  if (client === undefined) return whichClient(verb, question, facts.clients);
  const file = facts.agency.files.find(({ id }) => id === client.id);
  if (file === undefined) return null;
  const why = obstacle(verb, client, file);
  if (why !== null) return refused(why, 'Looked up the client. Nothing was changed.');
  return {
    ...answered(`${capital(verb)} ${client.name}? Nothing has changed yet.`, [unconfirmed]),
    action: {
      does: verbs[verb],
      id: client.id,
      version: file.etag,
      title: `${capital(verb)} ${client.name}`,
      effects: [...effectsOf(verb, facts, client)],
      made: `${capital(verb)}d ${client.name}.`,
    },
  };
};

const weekdayIn = (question: Question): number | null => {
  const found = weekdays.findIndex((name) => {
    const day = name.toLowerCase();
    return says(question, `every ${day}`, `each ${day}`, `${day}s`, day);
  });
  return found < 0 ? null : found;
};

const dayIn = (question: Question): number | null => {
  for (const word of leftOver(question)) {
    const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word) ?? [];
    const day = Number(digits);
    if (digits !== undefined && day >= 1 && day <= 31 && says(question, `day ${word}`, word)) return day;
  }
  return null;
};

/** Time, zone and end stay as scheduled before. */
const scheduleIn = (
  question: Question,
  { schedule }: KnownReport,
  client: KnownClient | undefined,
): Schedule | null => {
  const { time = '08:00', zone = client?.zone ?? usualZone, endsOn = null } = schedule ?? {};
  const weekday = weekdayIn(question);
  if (weekday !== null) return { frequency: 'weekly', weekday, day: null, time, zone, endsOn };
  const day = dayIn(question);
  const isQuarterly = says(question, 'each quarter', 'every quarter');
  says(question, 'each month', 'every month', 'of each month', 'of every month', 'of the month');
  if (day === null) return null;
  return { frequency: isQuarterly ? 'quarterly' : 'monthly', weekday: null, day, time, zone, endsOn };
};

const reportMeant = (question: Question, reports: readonly KnownReport[]): readonly KnownReport[] => {
  const named = mentioned(question, reports)?.name;
  if (named !== undefined) return reports.filter(({ name }) => name === named);
  const kind = (['weekly', 'monthly', 'quarterly'] as const).find((word) => says(question, word));
  const fitting = reports.filter(({ name }) => kind !== undefined && name.toLowerCase().includes(kind));
  return fitting.length > 0 ? fitting : reports;
};

const whichReport = (reports: readonly KnownReport[], { clients }: WorkspaceFacts, when: string): Answer => {
  const clientOf = ({ clientId }: KnownReport) => clients.find(({ id }) => id === clientId)?.name ?? '';
  return refused(
    `Which report: ${reports
      .slice(0, mostAsked)
      .map((one) => `“${one.name}” of ${clientOf(one)}`)
      .join(' or ')}?`,
    'No single report is named, so nothing is proposed.',
    reports.slice(0, 3).map((one) => `Schedule ${one.name} of ${clientOf(one)} ${when}`),
  );
};

const nextWords = (schedule: Schedule, now: string): string => {
  const at = nextRun(schedule, now);
  if (at === null) return 'It has no next run.';
  return `Next run: ${englishDate(zonedDayAt(schedule.zone, Date.parse(at)))}.`;
};

const proposed = (report: KnownReport, schedule: Schedule, { now }: WorkspaceFacts): Answer => {
  const { endsOn, ...wire } = schedule;
  return {
    ...answered(`Schedule “${report.name}”? Nothing has changed yet.`, [unconfirmed]),
    action: {
      does: 'scheduleReport',
      id: report.id,
      version: report.etag,
      title: `Schedule “${report.name}”`,
      effects: [
        `Now: ${scheduleText(report.schedule)}.`,
        `Then: ${scheduleText(schedule)}.`,
        nextWords(schedule, now),
        `It goes to ${counted(report.recipients, 'recipient')}.`,
      ],
      made: `Scheduled “${report.name}”.`,
      schedule: { ...wire, ends_on: endsOn },
    },
  };
};

const scheduledBy = (question: Question, facts: WorkspaceFacts): Answer => {
  const client = mentioned(question, facts.clients);
  weekdayIn(question);
  const own = facts.documents.reports.filter(
    ({ clientId }) => client === undefined || clientId === client.id,
  );
  const reports = reportMeant(question, own);
  says(question, 'report', 'reports', 'weekly', 'monthly', 'every', 'each', 'day', 'run', 'go out', 'month');
  const [report] = reports;
  if (report === undefined)
    return refused(
      client === undefined ? 'There is no report to schedule.' : `${client.name} has no report to schedule.`,
      'Looked through the reports. Nothing was changed.',
    );
  const known = facts.clients.find(({ id }) => id === report.clientId);
  const schedule = scheduleIn(question, report, known);
  if (schedule === null)
    return refused('When should it run? Name a weekday or a day of the month.', 'The time is missing.', [
      `Schedule ${report.name} of ${known?.name} on Fridays`,
      `Schedule ${report.name} of ${known?.name} on the 1st of each month`,
    ]);
  const when = schedule.weekday === null ? `on day ${schedule.day}` : `on ${weekdays[schedule.weekday]}s`;
  if (reports.length > 1) return whichReport(reports, facts, when);
  if (report.problem !== null)
    return refused(`“${report.name}” cannot be scheduled yet: ${report.problem}.`, 'Looked at the report.');
  return proposed(report, schedule, facts);
};

/** `Schedule the monthly report of Acme on Fridays` */
export const scheduleAnswer: Answerer = (question, facts) => {
  if (commanded(question, ['schedule', 'reschedule']) === null) return null;
  return facts.agency === null ? notForClients() : scheduledBy(question, facts);
};
