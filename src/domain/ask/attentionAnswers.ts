/** Answers which clients need attention, and for which clients a status of the dashboard is true or false. */
import type { PortfolioClient } from '../contract/portfolioSchemas.ts';
import { clientsInNeed } from '../portfolio/clientsInNeed.ts';
import { type Answer, type Answerer, answered, type WorkspaceFacts } from './answer.ts';
import type { ClientCondition } from './clientCondition.ts';
import { counted } from './eventWords.ts';
import { senseOf } from './negation.ts';
import { mentioned, type Question, says } from './readQuestion.ts';
import { conditions, conditionsOfThings } from './statusWords.ts';

export const portfolioIn = async ({ agency }: WorkspaceFacts): Promise<readonly PortfolioClient[]> =>
  (await agency?.portfolio()) ?? [];

const mostListed = 6;

const reasonsOf = ({ reasons }: PortfolioClient): string => reasons.map(({ text }) => text).join('; ');

const line = (client: PortfolioClient): string => {
  const { name, health, reasons } = client;
  const score = health.score === null ? 'no health score' : `health ${health.score} of 100`;
  return `${name}, ${score}${reasons.length === 0 ? '' : `: ${reasonsOf(client)}`}`;
};

const listed = (
  lead: string,
  clients: readonly PortfolioClient[],
  { tell = line, tellCalm = tell }: ClientCondition,
): Answer => {
  const shown = clients.slice(0, mostListed);
  const left = clients.length - shown.length;
  const lines = [
    lead,
    ...shown.map((client) => (client.reasons.length === 0 ? tellCalm : tell)(client)),
    ...(left > 0 ? [`and ${left} more`] : []),
  ];
  return answered(lines.join('\n'), ['Filtered the portfolio of the dashboard, as of the last full day.']);
};

type Found = {
  readonly count: number;
  readonly untold: number;
  /** Clients that the status cannot be true of. */
  readonly without: number;
  readonly all: number;
};

const restOf = ({ only }: ClientCondition, { untold, without }: Found): string => {
  const lack = only?.lack[without === 1 ? 0 : 1];
  return [
    ...(untold === 0 ? [] : [` ${counted(untold, 'client')} without data.`]),
    ...(lack === undefined || without === 0 ? [] : [` ${counted(without, 'client')} ${lack}.`]),
  ].join('');
};

/** `2 clients are at risk.`, `Every client is on track with its goals.`; clients without data are not counted. */
const leadOf = (condition: ClientCondition, isDenied: boolean, found: Found): string => {
  const { verb, denial, isLack, only } = condition;
  const { count, untold, without, all } = found;
  if (only !== undefined && without === all && all > 0) return `No client ${only.has}.`;
  if (untold > 0 && untold + without === all)
    return `No client has data yet.${restOf(condition, { ...found, untold: 0 })}`;
  const [one, many] = isDenied ? denial : verb;
  const rest = restOf(condition, found);
  if (count > 0) return `${counted(count, 'client')} ${count > 1 ? many : one}.${rest}`;
  if (isDenied) return `Every ${rest === '' ? '' : 'other '}client ${verb[0]}.${rest}`;
  return `${isLack ? `Every client ${denial[0]}` : `No client ${one}`}.${rest}`;
};

/** Only lists: a question about one named client belongs to another rule. */
const asksForClients = (question: Question, { clients }: WorkspaceFacts): boolean =>
  mentioned(question, clients) === undefined &&
  says(question, 'clients', 'client', 'customers', 'accounts', 'who') &&
  says(question, 'which', 'who', 'what', 'how many', 'list', 'show', 'clients', 'any');

/** `Are we on track?` of the agency covers all clients; a person of a client means the own one. */
const asksForUs = (question: Question, { clients, agency }: WorkspaceFacts): boolean =>
  agency !== null &&
  mentioned(question, clients) === undefined &&
  says(question, 'we', 'our', 'us', 'anyone', 'anybody', 'anything', 'what', 'is spend', 'are');

const askedOfThings = ['which', 'what', 'how many', 'list', 'show', 'any', 'our', 'do we have', 'are there'];

const conditionOfThings = (question: Question, { clients }: WorkspaceFacts) => {
  if (mentioned(question, clients) !== undefined) return null;
  for (const { things, standing: condition } of conditionsOfThings)
    if (says(question, ...askedOfThings) && says(question, ...things)) {
      says(question, 'that', 'currently', 'now', 'right now', 'today', 'all', 'are', 'we', 'have', 'me');
      const sense = senseOf(question, condition.phrases);
      if (sense !== null) return { standing: condition, isDenied: sense === 'denied' };
    }
  return null;
};

const conditionIn = (question: Question) => {
  for (const condition of conditions) {
    const sense = senseOf(question, condition.phrases);
    if (sense !== null) return { standing: condition, isDenied: sense === 'denied' };
  }
  return null;
};

const byHealth = (clients: readonly PortfolioClient[]): readonly PortfolioClient[] =>
  clients.toSorted((one, other) => (one.health.score ?? 101) - (other.health.score ?? 101));

/** For a health band the lowest score first; otherwise those that need attention first. */
const inOrder = (
  condition: ClientCondition,
  clients: readonly PortfolioClient[],
): readonly PortfolioClient[] => {
  if ('band' in condition) return byHealth(clients);
  const needing = clientsInNeed(clients);
  return [...needing, ...byHealth(clients.filter((client) => !needing.includes(client)))];
};

export const attentionAnswer: Answerer = async (question, facts) => {
  const isOfClients = asksForClients(question, facts);
  const isOfUs = !isOfClients && asksForUs(question, facts);
  if (isOfClients || isOfUs)
    says(question, 'today', 'now', 'right now', 'currently', 'most', 'should', 'all');
  const ofThings = isOfClients ? null : conditionOfThings(question, facts);
  const said = ofThings ?? (isOfClients || isOfUs ? conditionIn(question) : null);
  if (said === null) return null;
  const { standing: condition, isDenied } = said;
  const { has, lacks = (client: PortfolioClient) => !has(client), only } = condition;
  const all = await portfolioIn(facts);
  const found = inOrder(condition, all.filter(isDenied ? lacks : has));
  const unknown = all.filter((client) => !has(client) && !lacks(client));
  const without = unknown.filter((client) => only?.of(client) === false).length;
  const counts = { count: found.length, untold: unknown.length - without, without, all: all.length };
  const lead = leadOf(condition, isDenied, counts);
  return listed(lead, found, condition);
};
