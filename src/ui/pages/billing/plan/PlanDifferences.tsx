/** Renders the differences of the chosen plan: changed quotas before and after, and added features. */

import { type LimitedResource, limitOf } from '#domain/plans/checkLimit.ts';
import { formatLimit } from '#domain/plans/money.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import { plans, unlimited } from '#domain/plans/planCatalogue.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { featureLabels } from '../../../content/pricing.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import styles from '../Billing.module.css';

type LimitDifference = {
  readonly key: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly isMore: boolean;
};

type PlanDifferences = {
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

/** Lists the differences of another plan before it is chosen: limits and features. */
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

type DifferencesProps = { from: PlanName; to: PlanName };

const columnsOf = ({ from, to }: DifferencesProps): readonly DataColumn<LimitDifference>[] => [
  { key: 'label', title: 'Limit', isName: true, cell: ({ label }) => label },
  { key: 'before', title: plans[from].title, align: 'end', cell: ({ before }) => before },
  {
    key: 'after',
    title: plans[to].title,
    align: 'end',
    cell: ({ after, isMore }) => (
      <>
        <span aria-hidden="true">{isMore ? '↑ ' : '↓ '}</span>
        <strong>{after}</strong>
        <span className="visually-hidden">{isMore ? ', more' : ', less'}</span>
      </>
    ),
  },
];

export const PlanDifferences = ({ from, to }: DifferencesProps) => {
  const { limits, gained } = planDifferences(from, to);
  return (
    <>
      {limits.length > 0 && (
        <DataTable
          label={`Limits of ${plans[from].title} and ${plans[to].title}`}
          rows={limits}
          keyOf={({ key }) => key}
          columns={columnsOf({ from, to })}
        />
      )}
      {gained.length > 0 && (
        <>
          <p>Also included with {plans[to].title}:</p>
          <ul className={styles.losses} aria-label={`Features that ${plans[to].title} adds`}>
            {gained.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
