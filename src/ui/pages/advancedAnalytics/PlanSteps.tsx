/** What happened to the plan in the time that is looked at, with its events. */
import { Table, type TableColumnsType } from 'antd';
import { inWords } from '#domain/ask/eventWords.ts';
import type { PlanStep } from '#domain/contract/analyticsSchemas.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { day as writtenDay } from '../../content/dates.ts';
import { EventLink } from '../../parts/EventLink.tsx';
import styles from './AdvancedAnalytics.module.css';

const title = ({ plan, type }: PlanStep): string =>
  plan === null ? inWords(type) : `${plans[plan].title}: ${inWords(type)}`;

const columns: TableColumnsType<PlanStep> = [
  { title: 'Day', dataIndex: 'day', render: (day: string) => writtenDay(day) },
  { title: 'What happened', key: 'what', render: (_, step) => title(step) },
  {
    title: 'Event',
    key: 'event',
    align: 'end',
    render: (_, step) => <EventLink event={step} />,
  },
];

export const PlanSteps = ({ steps }: { steps: readonly PlanStep[] }) => (
  <section aria-labelledby="plan" className={styles.part}>
    <h2 id="plan">Plan</h2>
    {steps.length === 0 ? (
      <p className={styles.quiet}>The plan did not change in this period.</p>
    ) : (
      <Table columns={columns} dataSource={steps} rowKey="position" pagination={false} size="small" />
    )}
  </section>
);
