/** When the reports of a client, or of all, went out last and are due next. */
import { type Answerer, answered, type KnownClient, type ReportTime, type WorkspaceFacts } from './answer.ts';
import { timeInWords } from './eventWords.ts';
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

/** Whose report is meant: of one client where it is named. */
const clientIn = (question: Question, { clients }: WorkspaceFacts): KnownClient | undefined => {
  says(question, 'when', 'what', 'which', 'client');
  return mentioned(question, clients);
};

/** `When is the next report for Stackpilot due?` */
export const nextReportAnswer: Answerer = (question, facts) => {
  if (!isOfReports(question) || !asksForNext(question)) return null;
  says(question, 'sent', 'send', 'go', 'out', 'go out', 'run', 'made');
  return nextOne(facts, clientIn(question, facts));
};

/** `When did the report of Stackpilot go out last?` */
export const lastReportAnswer: Answerer = (question, facts) => {
  const isLast = says(question, 'last', 'latest', 'most recent', 'last time');
  const isSent = says(question, 'sent', 'send', 'go out', 'gone out', 'went out', 'delivered');
  if (!isOfReports(question) || !(isLast || (isSent && says(question, 'when')))) return null;
  says(question, 'yet', 'did', 'was', 'were', 'been');
  return lastOne(facts, clientIn(question, facts));
};
