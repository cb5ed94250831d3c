/** Renders the differences of the chosen plan: changed quotas before and after, and added features. */
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { type LimitDifference, planDifferences } from '../../../content/planDifferences.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import styles from '../Billing.module.css';

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

export const Differences = ({ from, to }: DifferencesProps) => {
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
