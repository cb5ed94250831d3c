/** Answers questions about plan limits: the limit, its usage and the remaining quota. */
import { englishNumber } from '../english/englishNumber.ts';
import { formatLimit } from '../plans/money.ts';
import { unlimited } from '../plans/planCatalogue.ts';
import { type Answer, type Answerer, answered, refused, type WorkspaceFacts } from './answer.ts';
import { nameOf, planEvents } from './planAnswers.ts';
import { type Question, says } from './readQuestion.ts';

type Resource = {
  readonly phrases: readonly string[];
  readonly one: string;
  readonly many: string;
  readonly limit: keyof WorkspaceFacts['limits'];
  readonly used: keyof NonNullable<WorkspaceFacts['used']>;
  readonly isMonthly: boolean;
};

const resource = (
  [one, many]: readonly [one: string, many: string],
  [limit, used]: readonly [Resource['limit'], Resource['used']],
  { phrases, isMonthly = false }: { readonly phrases: readonly string[]; readonly isMonthly?: boolean },
): Resource => ({ one, many, limit, used, phrases, isMonthly });

const resources: readonly Resource[] = [
  resource(['client', 'clients'], ['maxClients', 'clients'], { phrases: ['client', 'clients'] }),
  resource(['team member', 'team members'], ['maxTeamMembers', 'teamMembers'], {
    phrases: ['team member', 'team members', 'member', 'members', 'seat', 'seats', 'colleague', 'colleagues'],
  }),
  resource(['integration', 'integrations'], ['maxIntegrations', 'integrations'], {
    phrases: ['integration', 'integrations'],
  }),
  resource(['dashboard', 'dashboards'], ['maxDashboards', 'dashboards'], {
    phrases: ['dashboard', 'dashboards'],
  }),
  resource(['report', 'reports'], ['reportsPerMonth', 'reports'], {
    phrases: ['report', 'reports'],
    isMonthly: true,
  }),
  resource(['API call', 'API calls'], ['apiCallsPerMonth', 'apiCalls'], {
    phrases: ['api call', 'api calls', 'calls'],
    isMonthly: true,
  }),
];

const agencyOnly = 'Only the agency can see how many are used.';

const limitWords = [
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
  'can we add',
  'can i add',
  'can we invite',
  'can i invite',
  'can we connect',
  'can i connect',
  'can we make',
  'can i make',
  'can we create',
  'can i create',
] as const;

const others = [
  'how many',
  'how much',
  'what',
  'which',
  'plan',
  'still',
  'another',
  'one more',
  'any',
  'all',
  'add',
  'invite',
  'connect',
  'make',
  'create',
  'use',
  'used',
  'now',
  'currently',
] as const;

const hearMonth = (question: Question, isMonthly: boolean): void => {
  if (isMonthly) says(question, 'month', 'this month', 'per month', 'a month', 'each month', 'monthly');
};

const usedOf = ({ used }: WorkspaceFacts, asked: Resource): number | null => used?.[asked.used] ?? null;

const countedLong = (count: number, { one, many }: Resource): string =>
  `${englishNumber(count)} ${count === 1 ? one : many}`;

const when = ({ isMonthly }: Resource): string => (isMonthly ? ' this month' : '');

const leftAnswer = (asked: Resource, used: number, facts: WorkspaceFacts): Answer => {
  const { many } = asked;
  const limit = facts.limits[asked.limit];
  const working = [
    `Took the limit from ${nameOf(facts)}: ${formatLimit(limit).toLowerCase()}.`,
    `Counted what is used, from the log: ${englishNumber(used)}.`,
  ];
  if (limit === unlimited)
    return answered(
      `There is no limit on ${many} in ${nameOf(facts)}; ${englishNumber(used)} ${used === 1 ? 'is' : 'are'} used${when(asked)}.`,
      working,
      planEvents(facts),
    );
  const left = Math.max(0, limit - used);
  return answered(
    `${countedLong(left, asked)} left${when(asked)}: ${englishNumber(used)} of ${englishNumber(limit)} are used.`,
    [...working, `${englishNumber(limit)} − ${englishNumber(used)} = ${englishNumber(limit - used)}.`],
    planEvents(facts),
  );
};

const allLimits = (facts: WorkspaceFacts): Answer => {
  const lines = resources.map((asked) => {
    const most = formatLimit(facts.limits[asked.limit]).toLowerCase();
    const used = usedOf(facts, asked);
    const allowed = `${asked.many}${asked.isMonthly ? ' a month' : ''}: ${most}`;
    return used === null ? allowed : `${allowed}, ${englishNumber(used)} used`;
  });
  return answered(
    `With ${nameOf(facts)} the limits are: ${lines.join('; ')}.`,
    ['Took the limits from the plan and counted what is used from the log.'],
    planEvents(facts),
  );
};

const onlyForAgency: Answer = refused(agencyOnly, 'Checked what a client account can see.');

export const limitAnswer: Answerer = (question, facts) => {
  if (!says(question, ...limitWords)) return null;
  says(question, ...others);
  const asked = resources.find(({ phrases }) => says(question, ...phrases));
  if (!asked) return says(question, 'limit', 'limits', 'left', 'quota') ? allLimits(facts) : null;
  hearMonth(question, asked.isMonthly);
  const used = usedOf(facts, asked);
  return used === null ? onlyForAgency : leftAnswer(asked, used, facts);
};

export const usedAnswer: Answerer = (question, facts) => {
  if (!says(question, 'how many', 'number of')) return null;
  says(question, 'what', 'use', 'used', 'connected', 'now', 'currently', 'did', 'made', 'make', 'been');
  const asked = resources.find(({ phrases }) => says(question, ...phrases));
  if (asked === undefined || asked.used === 'clients') return null;
  hearMonth(question, asked.isMonthly);
  const used = usedOf(facts, asked);
  if (used === null) return onlyForAgency;
  return answered(`${countedLong(used, asked)}${when(asked)}.`, [
    `Counted the ${asked.many}${when(asked)} from the log, as for the limits of the plan.`,
  ]);
};
