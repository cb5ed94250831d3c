/** Renders the progress of a goal or budget as target, actual, expected and ratio, with the metric's calculation. */

import { LinesSkeleton } from '../../widgets/LinesSkeleton.tsx';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import styles from '../figures/ExplainDrawer.module.css';
import { ExplainDrawer, type ExplainDrawerProps } from '../figures/ExplainDrawer.tsx';
import { type ProgressScope, scopedQuery } from '../figures/explainScope.ts';
import { useView } from '../view/useView.ts';
import { countedScope } from './countedScope.ts';
import { budgetArithmetic, goalArithmetic, type ProgressArithmetic } from './progressArithmetic.ts';
import { type Goals, useGoals } from './useGoals.ts';

const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

const Arithmetic = ({ formula, sum, lines }: ProgressArithmetic) => (
  <section className={styles.part} aria-label="Progress">
    <h3>How it is worked out</h3>
    <p className={styles.quiet}>{capital(formula)}</p>
    <p className={styles.sum}>
      <output data-progress-explained>{sum}</output>
    </p>
    <dl className={styles.lines}>
      {lines.map(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label} is`}>{value}</dd>])}
    </dl>
  </section>
);

type ProgressDrawerProps = Omit<ExplainDrawerProps, 'head'> & { readonly progress: ProgressScope };

const arithmeticIn = (
  { goals, budget }: Goals,
  { progress: { goalId }, currency }: ProgressDrawerProps,
  last: number,
) => {
  if (goalId === null)
    return budget && { period: 'month' as const, told: budgetArithmetic(budget, currency, last) };
  const reached = goals.find(({ goal }) => goal.id === goalId);
  return reached ? { period: reached.goal.period, told: goalArithmetic(reached, currency, last) } : null;
};

const Waiting = ({ goals, onClose }: { goals: Goals; onClose: () => void }) => (
  <SideDrawer title="Goals and pacing" focus="title" onClose={onClose}>
    {goals.error !== null && (
      <LoadFailure what="The arithmetic" error={goals.error} onRetry={goals.refetch} />
    )}
    {goals.error === null && goals.data !== undefined && <p>This goal or budget is not there any more.</p>}
    {goals.error === null && goals.data === undefined && <LinesSkeleton lines={8} />}
  </SideDrawer>
);

export const ProgressDrawer = (props: ProgressDrawerProps) => {
  const { progress, query, onClose } = props;
  const use = useView();
  const goals = useGoals({ clientId: progress.clientId, use });
  const last = use.today - 1;
  const found = arithmeticIn(goals, props, last);
  if (!found) return <Waiting goals={goals} onClose={onClose} />;
  const { told, period } = found;
  const ofClient = scopedQuery(query, `client:${progress.clientId}`);
  return (
    <ExplainDrawer
      {...props}
      query={scopedQuery(ofClient, countedScope(period, last))}
      head={{ title: told.title, definition: told.definition, arithmetic: <Arithmetic {...told} /> }}
    />
  );
};
