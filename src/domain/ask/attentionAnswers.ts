/** Answers which clients need attention, and for which clients a status of the dashboard is true or false. */
import type { PortfolioClient } from '../contract/portfolioSchemas.ts';
import { clientsInNeed } from '../portfolio/clientsInNeed.ts';
import { type Answer, type Answerer, answered, type WorkspaceFacts } from './answer.ts';
import { counted } from './eventWords.ts';
import { senseOf } from './negation.ts';
import { mentioned, type Question, says } from './readQuestion.ts';
import type { Standing } from './standing.ts';
import { standings, standingsOfThings } from './statusWords.ts';

export const portfolioIn = async ({ agency }: WorkspaceFacts): Promise<readonly PortfolioClient[]> =>
  (await agency?.portfolio()) ?? [];

const mostTold = 6;

const reasonsOf = ({ reasons }: PortfolioClient): string => reasons.map(({ text }) => text).join('; ');

const line = (client: PortfolioClient): string => {
  const { name, health, reasons } = client;
  const score = health.score === null ? 'no health score' : `health ${health.score} of 100`;
  return `${name}, ${score}${reasons.length === 0 ? '' : `: ${reasonsOf(client)}`}`;
};

const listed = (
  lead: string,
  clients: readonly PortfolioClient[],
  { tell = line, tellCalm = tell }: Standing,
): Answer => {
  const shown = clients.slice(0, mostTold);
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

const restOf = ({ only }: Standing, { untold, without }: Found): string => {
  const lack = only?.lack[without === 1 ? 0 : 1];
  return [
    ...(untold === 0 ? [] : [` ${counted(untold, 'client')} without data.`]),
    ...(lack === undefined || without === 0 ? [] : [` ${counted(without, 'client')} ${lack}.`]),
  ].join('');
};

/** `2 clients are at risk.`, `Every client is on track with its goals.`; clients without data are not counted. */
const leadOf = (standing: Standing, isDenied: boolean, found: Found): string => {
  const { verb, denial, isLack, only } = standing;
  const { count, untold, without, all } = found;
  if (only !== undefined && without === all && all > 0) return `No client ${only.has}.`;
  if (untold > 0 && untold + without === all)
    return `No client has data yet.${restOf(standing, { ...found, untold: 0 })}`;
  const [one, many] = isDenied ? denial : verb;
  const rest = restOf(standing, found);
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

const standingOfThings = (question: Question, { clients }: WorkspaceFacts) => {
  if (mentioned(question, clients) !== undefined) return null;
  for (const { things, standing } of standingsOfThings)
    if (says(question, ...askedOfThings) && says(question, ...things)) {
      says(question, 'that', 'currently', 'now', 'right now', 'today', 'all', 'are', 'we', 'have', 'me');
      const sense = senseOf(question, standing.phrases);
      if (sense !== null) return { standing, isDenied: sense === 'denied' };
    }
  return null;
};

const standingIn = (question: Question) => {
  for (const standing of standings) {
    const sense = senseOf(question, standing.phrases);
    if (sense !== null) return { standing, isDenied: sense === 'denied' };
  }
  return null;
};

const byHealth = (clients: readonly PortfolioClient[]): readonly PortfolioClient[] =>
  clients.toSorted((one, other) => (one.health.score ?? 101) - (other.health.score ?? 101));

/** For a health band the lowest score first; otherwise those that need attention first. */
const inOrder = (standing: Standing, clients: readonly PortfolioClient[]): readonly PortfolioClient[] => {
  if ('band' in standing) return byHealth(clients);
  const needing = clientsInNeed(clients);
  return [...needing, ...byHealth(clients.filter((client) => !needing.includes(client)))];
};

export const attentionAnswer: Answerer = async (question, facts) => {
  const isOfClients = asksForClients(question, facts);
  const isOfUs = !isOfClients && asksForUs(question, facts);
  if (isOfClients || isOfUs)
    says(question, 'today', 'now', 'right now', 'currently', 'most', 'should', 'all');
  const ofThings = isOfClients ? null : standingOfThings(question, facts);
  const said = ofThings ?? (isOfClients || isOfUs ? standingIn(question) : null);
  if (said === null) return null;
  const { standing, isDenied } = said;
  const { has, lacks = (client: PortfolioClient) => !has(client), only } = standing;
  const all = await portfolioIn(facts);
  const found = inOrder(standing, all.filter(isDenied ? lacks : has));
  const unknown = all.filter((client) => !has(client) && !lacks(client));
  const without = unknown.filter((client) => only?.of(client) === false).length;
  const counts = { count: found.length, untold: unknown.length - without, without, all: all.length };
  const lead = leadOf(standing, isDenied, counts);
  return listed(lead, found, standing);
};
