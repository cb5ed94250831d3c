/** Lists the differences of another plan before it is chosen: limits and features. */
import { type LimitedResource, limitOf } from '#domain/plans/checkLimit.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { type PlanName, plans, unlimited } from '#domain/plans/planCatalogue.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { featureLabels } from './pricing.ts';

export type LimitDifference = {
  readonly key: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly isMore: boolean;
};

export type PlanDifferences = {
  readonly limits: readonly LimitDifference[];
  readonly gained: readonly string[];
};

const labels: Readonly<Record<LimitedResource, string>> = {
  clients: 'Clients',
  dashboards: 'Dashboards',
  teamMembers: 'Team members',
  integrations: 'Integrations',
  reports: 'Reports a month',
  apiCalls: 'API calls a month',
};

const difference = (key: string, label: string, [before, after]: readonly [number, number]) => ({
  key,
  label,
  before: formatLimit(before),
  after: formatLimit(after),
  isMore: before !== unlimited && (after === unlimited || after > before),
});

export const planDifferences = (from: PlanName, to: PlanName): PlanDifferences => {
  const had = featuresOf(from);
  const all = [
    ...(Object.keys(labels) as LimitedResource[]).map((resource) =>
      difference(resource, labels[resource], [limitOf(from, resource), limitOf(to, resource)]),
    ),
    difference('retention', 'Days of history', [
      plans[from].limits.retentionDays,
      plans[to].limits.retentionDays,
    ]),
  ];
  return {
    limits: all.filter(({ before, after }) => before !== after),
    gained: featuresOf(to)
      .filter((feature) => !had.includes(feature))
      .map((feature) => featureLabels[feature]),
  };
};
