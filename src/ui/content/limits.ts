/** Describes plan limits in sentences, and offers an upgrade. */
import { type LimitedResource, type LimitProblem, limitOf } from '#domain/plans/checkLimit.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { plans } from '#domain/plans/planCatalogue.ts';

const words: Readonly<Record<LimitedResource, readonly [one: string, many: string]>> = {
  clients: ['client', 'clients'],
  dashboards: ['dashboard', 'dashboards'],
  apiCalls: ['API call', 'API calls'],
  teamMembers: ['team member', 'team members'],
  integrations: ['integration', 'integrations'],
  reports: ['report', 'reports'],
};

/** `5 clients`, `1 client`, `unlimited clients`. */
export const counted = (count: number, resource: LimitedResource): string =>
  `${count === -1 ? 'unlimited' : formatLimit(count)} ${words[resource][count === 1 ? 0 : 1]}`;

/** `All 5 clients of Starter are in use. Pro has room for 25.` */
export const limitReached = (
  { limit, used, plan, neededPlan }: LimitProblem,
  resource: LimitedResource,
): string => {
  const owner = plan === null ? 'without a plan' : `of ${plans[plan].title}`;
  const state =
    used > limit
      ? `${counted(used, resource)} where ${plan === null ? 'no plan allows' : `${plans[plan].title} allows`} ${formatLimit(limit)}.`
      : limit === 1
        ? `The only ${words[resource][0]} ${owner} is in use.`
        : `All ${counted(limit, resource)} ${owner} are in use.`;
  if (neededPlan === null) return state;
  const room = limitOf(neededPlan, resource);
  return `${state} ${plans[neededPlan].title} has ${room === -1 ? 'no limit' : `room for ${formatLimit(room)}`}.`;
};
