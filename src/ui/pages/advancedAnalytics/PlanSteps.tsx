/** Renders the plan changes within the range, with their events. */
import { inWords } from '#domain/ask/eventWords.ts';
import type { PlanStep } from '#domain/contract/analyticsSchemas.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { day as writtenDay } from '../../content/dates.ts';
import { EventLink } from '../../parts/EventLink.tsx';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import styles from './AdvancedAnalytics.module.css';

const title = ({ plan, type }: PlanStep): string =>
  plan === null ? inWords(type) : `${plans[plan].title}: ${inWords(type)}`;

const columns: readonly DataColumn<PlanStep>[] = [
  { key: 'day', title: 'Day', width: 150, cell: ({ day }) => writtenDay(day) },
  { key: 'what', title: 'What happened', isName: true, cell: title },
  { key: 'event', title: 'Event', width: 90, align: 'end', cell: (step) => <EventLink event={step} /> },
];

export const PlanSteps = ({ steps }: { steps: readonly PlanStep[] }) => (
  <section aria-labelledby="plan" className={styles.part}>
    <h2 id="plan">Plan</h2>
    {steps.length === 0 ? (
      <p className={styles.quiet}>The plan did not change in this period.</p>
    ) : (
      <DataTable
        label="Changes of the plan"
        density="compact"
        rows={steps}
        keyOf={({ position }) => String(position)}
        columns={columns}
      />
    )}
  </section>
);
