/** How clients stand: who needs attention and why, the health of one, and its summary, all as the dashboard has them. */
import type { PortfolioClient } from '../contract/portfolioSchemas.ts';
import { englishList } from '../english/englishList.ts';
import type { ReasonKind } from '../portfolio/attention.ts';
import { clientsInNeed } from '../portfolio/clientsInNeed.ts';
import type { HealthBand } from '../portfolio/healthScore.ts';
import { type Answer, type Answerer, answered, refused, type WorkspaceFacts } from './answer.ts';
import { counted } from './eventWords.ts';
import { mentioned, type Question, says } from './readQuestion.ts';

const mostTold = 6;

const bandWords: Readonly<Record<HealthBand, string>> = {
  healthy: 'healthy',
  watch: 'to be watched',
  at_risk: 'at risk',
};

const portfolioIn = ({ agency }: WorkspaceFacts): readonly PortfolioClient[] => agency?.portfolio() ?? [];

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

const bands: readonly (Wanted & { readonly band: HealthBand })[] = [
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

const attention = [
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
  if (says(question, ...attention)) {
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

/** `How are our clients doing?`: how many of each health. */
export const allHealthAnswer: Answerer = (question, facts) => {
  if (!says(question, 'clients', 'customers') || !says(question, 'how are', 'how is', 'health')) return null;
  says(question, 'doing', 'going', 'performing', 'all', 'of our clients', 'what', 'health', 'healthy', 'how');
  const clients = portfolioIn(facts);
  const parts = bands
    .toReversed()
    .map(({ band }) => ({ band, count: clients.filter(({ health }) => health.band === band).length }))
    .filter(({ count }) => count > 0)
    .map(({ band, count }) => `${count} ${count === 1 ? 'is' : 'are'} ${bandWords[band]}`);
  return answered(`Of ${counted(clients.length, 'active client')}, ${englishList(parts)}.`, [
    'Counted the clients by health, as the dashboard has it.',
  ]);
};

const healthSentence = ({ name, health, reasons }: PortfolioClient): string => {
  if (health.score === null || health.band === null) return `${name} has no health score yet.`;
  const calm = health.band === 'healthy' ? ' Nothing needs attention.' : ' No single reason stands out.';
  const why = reasons.length === 0 ? calm : '';
  return `${name} has a health score of ${health.score} of 100: ${bandWords[health.band]}.${why}`;
};

const wordsOfHealth = [
  'health',
  'health score',
  'healthy',
  'at risk',
  'wrong with',
  'wrong at',
  ...attention,
] as const;

/** `Is Stackpilot at risk?`, `Why does Stackpilot need attention?` */
export const healthAnswer: Answerer = (question, facts) => {
  const client = mentioned(question, facts.clients);
  if (client === undefined || !says(question, ...wordsOfHealth)) return null;
  says(question, 'why', 'what', 'how', 'client', 'score', 'now');
  const found = portfolioIn(facts).find(({ id }) => id === client.id);
  if (found === undefined)
    return refused(
      `${client.name} is archived, so its health is not worked out.`,
      'Looked for the client in the portfolio.',
    );
  return answered([healthSentence(found), ...found.reasons.map(({ text }) => text)].join('\n'), [
    'Took the health and its reasons from the same portfolio as the dashboard, as of the last full day.',
  ]);
};

const asksForSummary = (question: Question): boolean =>
  says(
    question,
    'how is',
    'how are',
    'hows',
    'how did',
    'how has',
    'show',
    'summary',
    'summarise',
    'summarize',
    'status',
    'overview',
    'update on',
    'doing',
  );

/** The client that is named, or the one that a person of it has. */
const clientMeant = (question: Question, facts: WorkspaceFacts) => {
  const named = mentioned(question, facts.clients);
  if (named !== undefined || facts.agency !== null) return named;
  return says(question, 'we', 'i', 'things', 'us') ? facts.clients[0] : undefined;
};

/** `How is Stackpilot doing?`: the sentence above its dashboard, and its health for the agency. */
export const summaryAnswer: Answerer = (question, facts) => {
  const client = clientMeant(question, facts);
  if (client === undefined) return null;
  const isNameAlone = question.words.every((_, place) => question.understood.has(place));
  if (!isNameAlone && !asksForSummary(question) && !says(question, 'tell me about', 'about')) return null;
  says(question, 'doing', 'going', 'performing', 'do', 'done', 'things', 'client', 'what', 'account', 'now');
  const sentence = facts.summary(client.id);
  const stands = portfolioIn(facts).find(({ id }) => id === client.id);
  const lines = [
    sentence === null ? `There are no figures of ${client.name} yet.` : `${client.name}: ${sentence}`,
    ...(stands === undefined ? [] : [healthSentence(stands), ...stands.reasons.map(({ text }) => text)]),
  ];
  return {
    ...answered(lines.join('\n'), [
      'Took the summary of the client’s dashboard for its usual days.',
      ...(stands === undefined ? [] : ['Took its health and reasons from the portfolio.']),
    ]),
    follow_ups: [
      `How is revenue of ${client.name} this month against last month?`,
      `Which channel has the highest revenue of ${client.name}?`,
      `What happened at ${client.name} this month?`,
    ],
  };
};
