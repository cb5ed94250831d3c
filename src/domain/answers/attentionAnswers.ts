/** Which clients need attention, and which have a health or a reason that is asked for, all as the dashboard has them. */
import type { PortfolioClient } from '../contract/portfolioSchemas.ts';
import type { ReasonKind } from '../portfolio/attention.ts';
import { clientsInNeed } from '../portfolio/clientsInNeed.ts';
import type { HealthBand } from '../portfolio/healthScore.ts';
import { type Answer, type Answerer, answered, type WorkspaceFacts } from './answer.ts';
import { counted } from './eventWords.ts';
import { mentioned, type Question, says } from './readQuestion.ts';

export const portfolioIn = ({ agency }: WorkspaceFacts): readonly PortfolioClient[] =>
  agency?.portfolio() ?? [];

const mostTold = 6;

const reasonsOf = ({ reasons }: PortfolioClient): string => reasons.map(({ text }) => text).join('; ');

const line = (client: PortfolioClient): string => {
  const { name, health, reasons } = client;
  const score = health.score === null ? 'no health score' : `health ${health.score} of 100`;
  return `${name}, ${score}${reasons.length === 0 ? '' : `: ${reasonsOf(client)}`}`;
};

/** The first line counts, each that follows tells of one client. */
const listed = (lead: string, clients: readonly PortfolioClient[], step: string): Answer => {
  const shown = clients.slice(0, mostTold);
  const left = clients.length - shown.length;
  const lines = [lead, ...shown.map(line), ...(left > 0 ? [`and ${left} more`] : [])];
  return answered(lines.join('\n'), [
    `Took the ${step} from the same portfolio as the dashboard, as of the last full day.`,
  ]);
};

type Wanted = { readonly phrases: readonly string[]; readonly verb: readonly [one: string, many: string] };

const verbFor = (count: number, [one, many]: Wanted['verb']): string =>
  `${count === 0 ? 'No client' : counted(count, 'client')} ${count > 1 ? many : one}`;

export const bands: readonly (Wanted & { readonly band: HealthBand })[] = [
  {
    band: 'at_risk',
    phrases: ['at risk', 'in danger', 'in trouble', 'unhealthy', 'critical'],
    verb: ['is at risk', 'are at risk'],
  },
  { band: 'watch', phrases: ['watch', 'watched'], verb: ['is to be watched', 'are to be watched'] },
  { band: 'healthy', phrases: ['healthy'], verb: ['is healthy', 'are healthy'] },
];

const kinds: readonly (Wanted & { readonly kinds: readonly ReasonKind[] })[] = [
  {
    kinds: ['goal'],
    phrases: [
      'behind on goals',
      'behind on their goals',
      'behind their goals',
      'behind goal',
      'missing their goals',
      'miss their goals',
      'behind plan',
    ],
    verb: ['is behind on a goal', 'are behind on a goal'],
  },
  {
    kinds: ['overspend'],
    phrases: ['over budget', 'overspending', 'overspend', 'over their budget', 'spending too much'],
    verb: ['spends more than planned', 'spend more than planned'],
  },
  {
    kinds: ['underspend'],
    phrases: ['under budget', 'underspending', 'underspend', 'under their budget', 'spending too little'],
    verb: ['spends less than planned', 'spend less than planned'],
  },
  {
    kinds: ['no_data'],
    phrases: ['no data', 'missing data', 'stale data', 'without data', 'data missing'],
    verb: ['has a source without recent data', 'have a source without recent data'],
  },
  {
    kinds: ['alerts'],
    phrases: ['open alerts', 'alerts', 'an open alert'],
    verb: ['has open alerts', 'have open alerts'],
  },
];

export const attentionWords = [
  'need attention',
  'needs attention',
  'need help',
  'needs help',
  'need our attention',
  'need my attention',
  'need work',
  'should worry',
  'worry about',
  'struggling',
] as const;

/** Lists are asked for; one client that is named is another question. */
const asksForClients = (question: Question, { clients }: WorkspaceFacts): boolean =>
  mentioned(question, clients) === undefined &&
  says(question, 'clients', 'client', 'customers', 'accounts', 'who') &&
  says(question, 'which', 'who', 'what', 'how many', 'list', 'show', 'clients', 'any');

/** `Which clients are at risk?`, `Which clients need attention?`, `Who is over budget?` */
export const attentionAnswer: Answerer = (question, facts) => {
  if (!asksForClients(question, facts)) return null;
  says(question, 'today', 'now', 'right now', 'currently', 'most', 'should', 'all');
  const all = () => portfolioIn(facts);
  if (says(question, ...attentionWords)) {
    const found = clientsInNeed(all());
    return listed(
      `${verbFor(found.length, ['needs attention', 'need attention'])}.`,
      found,
      'clients with a reason',
    );
  }
  const band = bands.find(({ phrases }) => says(question, ...phrases));
  if (band) {
    const found = all()
      .filter(({ health }) => health.band === band.band)
      .toSorted((one, other) => (one.health.score ?? 0) - (other.health.score ?? 0));
    return listed(`${verbFor(found.length, band.verb)}.`, found, `clients with that health`);
  }
  const kind = kinds.find(({ phrases }) => says(question, ...phrases));
  if (!kind) return null;
  const found = clientsInNeed(all()).filter(({ reasons }) =>
    reasons.some((reason) => kind.kinds.includes(reason.kind)),
  );
  return listed(`${verbFor(found.length, kind.verb)}.`, found, 'clients with that reason');
};
