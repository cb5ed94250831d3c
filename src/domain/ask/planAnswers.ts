/** Answers questions about the plan: name, price and features. */
import { englishList } from '../english/englishList.ts';
import { plainText } from '../figureQuestions/plainText.ts';
import { formatDollars } from '../plans/money.ts';
import { planNames, plans, priceOf } from '../plans/planCatalogue.ts';
import { type Feature, featuresOf, planFeatures } from '../plans/planFeatures.ts';
import { type Answer, type Answerer, answered, type WorkspaceFacts } from './answer.ts';
import { dayInWords } from './eventWords.ts';
import { type Question, says } from './readQuestion.ts';

export const planEvents = ({ events }: WorkspaceFacts) =>
  events.filter(({ type }) => type.startsWith('Subscription'));

export const nameOf = ({ plan }: WorkspaceFacts): string =>
  plan === null ? 'no active plan' : plans[plan].title;

const asked = [
  'what',
  'which',
  'plan',
  'plans',
  'subscription',
  'workspace',
  'agency',
  'now',
  'currently',
] as const;

const perTime = [
  'a month',
  'per month',
  'each month',
  'monthly',
  'a year',
  'per year',
  'each year',
  'yearly',
  'annually',
] as const;

export const priceAnswer: Answerer = (question, facts) => {
  if (!says(question, 'cost', 'costs', 'price', 'prices', 'pricing', 'pay', 'paying', 'expensive'))
    return null;
  says(question, ...asked, 'how much', 'how', 'much', 'would', ...perTime);
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

const featureWords: Readonly<Record<(typeof planFeatures)[number], readonly string[]>> = {
  ai_insights: ['ai insights', 'ask ai', 'ai analytics', 'insights'],
  predictive_analytics: ['predictive analytics', 'predictive', 'forecast', 'forecasts'],
  white_label_full: ['full white label', 'custom domain'],
  white_label_basic: ['white label', 'branding'],
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

export const featureAnswer: Answerer = (question, facts) => {
  if (!asks(question)) return null;
  says(question, ...asked, 'part', 'part of', 'any', 'access', 'with');
  const feature = order.find((name) => says(question, ...featureWords[name]));
  if (!feature) return featureList(question, facts);
  const having = planNames
    .filter((name) => featuresOf(name).includes(feature))
    .map((name) => plans[name].title);
  const own = featuresOf(facts.plan).includes(feature as Feature);
  return answered(
    `${own ? 'Yes' : 'No'}: ${featureWords[feature][0]} ${own ? 'is' : 'is not'} part of ${facts.plan === null ? 'a workspace without a plan' : nameOf(facts)}. It comes with ${englishList(having)}.`,
    ['Looked the feature up in the list of features by plan.'],
    planEvents(facts),
  );
};

const featureList = (question: Question, facts: WorkspaceFacts): Answer | null => {
  const named = planNames.find((name) => says(question, plainText(plans[name].title)));
  if (!says(question, 'features', 'feature') && !(named && says(question, 'include', 'includes', 'included')))
    return null;
  const plan = named ?? facts.plan;
  const title = plan === null ? 'The free workspace' : plans[plan].title;
  const list = featuresOf(plan).map((name) => name.replaceAll('_', ' '));
  return answered(
    `${title} includes ${englishList(list)}.`,
    ['Looked the plan up in the list of features by plan.'],
    named === undefined ? planEvents(facts) : [],
  );
};

export const planAnswer: Answerer = (question, facts) => {
  if (!says(question, 'plan', 'subscription', 'trial', 'billed', 'billing', 'renew', 'renews')) return null;
  says(
    question,
    ...asked,
    'when',
    'end',
    'ends',
    'expire',
    'expires',
    'until',
    'how long',
    'how',
    'next',
    'current',
  );
  const working = ['Looked up the subscription of the workspace’s owner, which counts for everybody in it.'];
  if (facts.plan === null)
    return answered(`${facts.workspace} has no active plan.`, working, planEvents(facts));
  const end = facts.periodEnd === null ? '' : `; this period ends on ${dayInWords(facts.periodEnd)}`;
  const until =
    facts.trialEnd !== null
      ? `It is a free trial until ${dayInWords(facts.trialEnd)}.`
      : `It is billed ${facts.cycle}${end}.`;
  const trial = says(question, 'trial') && facts.trialEnd === null ? ' No trial is running.' : '';
  return answered(`${facts.workspace} has ${nameOf(facts)}. ${until}${trial}`, working, planEvents(facts));
};
