/** Questions about the plan: which one, what it costs, what is in it, and how much of its limits is left. */
import { formatDollars, formatLimit } from '../plans/money.ts';
import { planNames, plans, priceOf, unlimited } from '../plans/planCatalogue.ts';
import { type Feature, featuresOf, planFeatures } from '../plans/planFeatures.ts';
import { type Answerer, answered, type Question, type WorkspaceFacts } from './answer.ts';
import { counted } from './eventWords.ts';
import { plainText, says } from './readQuestion.ts';

const planEvents = ({ events }: WorkspaceFacts) =>
  events.filter(({ type }) => type.startsWith('Subscription'));

const nameOf = ({ plan }: WorkspaceFacts): string => (plan === null ? 'no active plan' : plans[plan].title);

/** What a plan costs: one that is named, or the own. */
export const priceAnswer: Answerer = (question, facts) => {
  if (!says(question, 'cost', 'costs', 'price', 'prices', 'pay', 'expensive')) return null;
  const named = planNames.findLast((name) => says(question, plainText(plans[name].title))) ?? facts.plan;
  if (named === null)
    return answered(`${facts.workspace} has no active plan, so it pays nothing.`, [
      'Looked up the subscription of the workspace’s owner.',
    ]);
  const { title, monthlyPrice, yearlyPrice } = plans[named];
  const prices = `${title} costs ${formatDollars(monthlyPrice)} a month or ${formatDollars(yearlyPrice)} a year.`;
  const own =
    named === facts.plan && facts.cycle !== null
      ? ` This workspace is billed ${facts.cycle}: ${formatDollars(priceOf(named, facts.cycle))}.`
      : '';
  return answered(
    `${prices}${own}`,
    [`Took the prices of ${title} from the plan list.`],
    own === '' ? [] : planEvents(facts),
  );
};

const resources = [
  { phrases: ['client', 'clients'], one: 'client', limit: 'maxClients', used: 'clients' },
  {
    phrases: ['team member', 'team members', 'member', 'members', 'seat', 'seats', 'colleagues'],
    one: 'team member',
    limit: 'maxTeamMembers',
    used: 'teamMembers',
  },
  {
    phrases: ['integration', 'integrations'],
    one: 'integration',
    limit: 'maxIntegrations',
    used: 'integrations',
  },
  { phrases: ['dashboard', 'dashboards'], one: 'dashboard', limit: 'maxDashboards', used: 'dashboards' },
  { phrases: ['report', 'reports'], one: 'report a month', limit: 'reportsPerMonth', used: 'reports' },
  {
    phrases: ['api call', 'api calls', 'calls'],
    one: 'API call a month',
    limit: 'apiCallsPerMonth',
    used: null,
  },
] as const;

const manyOf = (one: string): string =>
  one.includes(' a month') ? one.replace(' a month', 's a month') : `${one}s`;

const agencyOnly = 'How many are used is for the agency to see.';

/** How many more of something the plan allows. */
export const limitAnswer: Answerer = (question, facts) => {
  if (
    !says(
      question,
      'left',
      'limit',
      'limits',
      'remaining',
      'remain',
      'more',
      'allowed',
      'allow',
      'allows',
      'room',
      'quota',
    )
  )
    return null;
  const asked = resources.find(({ phrases }) => says(question, ...phrases));
  if (!asked) return says(question, 'limit', 'limits', 'left', 'quota') ? allLimits(facts) : null;
  const limit = facts.limits[asked.limit];
  const used = asked.used === null ? null : (facts.used?.[asked.used] ?? null);
  const source = [`Took the limit from ${nameOf(facts)}: ${formatLimit(limit).toLowerCase()}.`];
  if (used === null) {
    const allowed =
      limit === unlimited
        ? `sets no limit on ${manyOf(asked.one)}`
        : `allows ${counted(limit, asked.one, manyOf(asked.one))}`;
    return answered(
      `The plan ${allowed}. ${asked.used === null ? 'How many are used is not counted yet.' : agencyOnly}`,
      source,
      planEvents(facts),
    );
  }
  const working = [...source, `Counted what is used, from the log: ${used}.`];
  if (limit === unlimited)
    return answered(
      `There is no limit on ${manyOf(asked.one)} in ${nameOf(facts)}; ${used} are used.`,
      working,
      planEvents(facts),
    );
  const left = Math.max(0, limit - used);
  return answered(
    `${counted(left, asked.one, manyOf(asked.one))} left: ${used} of ${limit} are used.`,
    [...working, `${limit} − ${used} = ${limit - used}.`],
    planEvents(facts),
  );
};

/** How many there are of what a plan limits. */
export const usedAnswer: Answerer = (question, facts) => {
  if (!says(question, 'how many', 'number of')) return null;
  const asked = resources.find(({ phrases, used }) => used !== null && says(question, ...phrases));
  if (!asked?.used || asked.used === 'clients') return null;
  if (facts.used === null)
    return { ...answered(agencyOnly, ['Looked up what people of a client may see.']), refused: true };
  return answered(`${counted(facts.used[asked.used], asked.one)}.`, [
    `Counted the ${manyOf(asked.one)} from the log, as for the limits of the plan.`,
  ]);
};

const allLimits = (facts: WorkspaceFacts) => {
  const lines = resources.map(({ one, limit, used }) => {
    const most = facts.limits[limit];
    const allowed = `${manyOf(one)}: ${formatLimit(most).toLowerCase()}`;
    return used === null || facts.used === null ? allowed : `${allowed}, ${facts.used[used]} used`;
  });
  return answered(
    `With ${nameOf(facts)} the limits are: ${lines.join('; ')}.`,
    [
      facts.used === null
        ? 'Took the limits from the plan.'
        : 'Took the limits from the plan and counted what is used from the log.',
    ],
    planEvents(facts),
  );
};

const featureWords: Readonly<Record<(typeof planFeatures)[number], readonly string[]>> = {
  ai_insights: ['ai insights', 'ask ai', 'ai analytics', 'insights'],
  predictive_analytics: ['predictive analytics', 'predictive', 'forecast', 'forecasts'],
  white_label_full: ['full white label', 'full white-label', 'custom domain'],
  white_label_basic: ['white label', 'white-label', 'branding'],
  advanced_integrations: ['advanced integrations'],
  custom_reports: ['custom reports', 'custom report'],
  team_collaboration: ['team collaboration', 'collaboration'],
};

const order: readonly (typeof planFeatures)[number][] = [
  'white_label_full',
  ...planFeatures.filter((name) => name !== 'white_label_full'),
];

const asks = (question: Question): boolean =>
  says(
    question,
    'plan',
    'have',
    'include',
    'includes',
    'included',
    'use',
    'feature',
    'features',
    'get',
    'need',
  );

/** Whether the plan has a feature, and which one has. */
export const featureAnswer: Answerer = (question, facts) => {
  if (!asks(question)) return null;
  const feature = order.find((name) => says(question, ...featureWords[name]));
  if (!feature) return says(question, 'features', 'feature') ? ownFeatures(facts) : null;
  const having = planNames
    .filter((name) => featuresOf(name).includes(feature))
    .map((name) => plans[name].title);
  const own = featuresOf(facts.plan).includes(feature as Feature);
  return answered(
    `${own ? 'Yes' : 'No'}: ${featureWords[feature][0]} ${own ? 'is' : 'is not'} part of ${facts.plan === null ? 'what is open without a plan' : nameOf(facts)}. It comes with ${having.join(', ')}.`,
    ['Looked the feature up in the list of features by plan.'],
    planEvents(facts),
  );
};

const ownFeatures = (facts: WorkspaceFacts) =>
  answered(
    `Open with ${nameOf(facts)}: ${featuresOf(facts.plan)
      .map((name) => name.replaceAll('_', ' '))
      .join(', ')}.`,
    ['Looked the plan up in the list of features by plan.'],
    planEvents(facts),
  );

/** Which plan it is, and until when. */
export const planAnswer: Answerer = (question, facts) => {
  if (!says(question, 'plan', 'subscription', 'trial', 'billed', 'billing', 'renew', 'renews')) return null;
  const working = ['Looked up the subscription of the workspace’s owner, which counts for everybody in it.'];
  if (facts.plan === null)
    return answered(`${facts.workspace} has no active plan.`, working, planEvents(facts));
  const until =
    facts.trialEnd !== null
      ? `It is a free trial until ${facts.trialEnd.slice(0, 10)}.`
      : `It is billed ${facts.cycle}; this period ends on ${facts.periodEnd?.slice(0, 10)}.`;
  const trial = says(question, 'trial') && facts.trialEnd === null ? ' There is no trial under way.' : '';
  return answered(`${facts.workspace} has ${nameOf(facts)}. ${until}${trial}`, working, planEvents(facts));
};
