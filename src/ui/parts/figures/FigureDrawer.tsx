/** Renders the requested calculation: of a metric, a goal or a budget. */

import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { chanceWords } from '#domain/forecast/targetChance.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
import { type AgencyFigureName, agencyFigures } from '#domain/portfolio/agencyFigures.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';
import { goalStatusWords } from '#domain/portfolio/goalStatus.ts';
import { LinesSkeleton } from '../../widgets/LinesSkeleton.tsx';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import { countedScope } from '../goals/countedScope.ts';
import type { BudgetProgress, GoalReached } from '../goals/goalProgress.ts';
import { type Goals, useGoals } from '../goals/useGoals.ts';
import { useView } from '../view/useView.ts';
import styles from './ExplainDrawer.module.css';
import { ExplainDrawer, type ExplainDrawerProps } from './ExplainDrawer.tsx';
import { type ProgressScope, progressScopeOf, scopedQuery } from './explainScope.ts';
import { writtenFigure } from './figureWriting.ts';

type ProgressArithmetic = {
  readonly title: string;
  readonly definition: string;
  /** From the dictionary of metrics: `actual ÷ (target × elapsed share of the period)`. */
  readonly formula: string;
  /** `$12,300 ÷ ($20,000 × 24 of 30 days) = 77%`. */
  readonly sum: string;
  readonly lines: readonly (readonly [label: string, value: string])[];
};

const percent = (part: number | null): string => (part === null ? '—' : `${Math.round(part * 100)}%`);

const describe = (name: AgencyFigureName) => ({
  definition: agencyFigures[name].note,
  formula: agencyFigures[name].formula,
});

/** `last` is the last full day. */
const goalArithmetic = (
  { goal, label, actual, due, attainment, standing: status, projected, chance }: GoalReached,
  currency: string,
  last: EpochDay,
): ProgressArithmetic => {
  const { kind, better } = goalNature(goal.figure);
  const { days, elapsed } = countedPeriod(goal.period, last);
  const write = (value: number | null): string => writtenFigure(goal.figure, value, currency);
  const target = write(goal.target);
  const expected = kind === 'sum' ? `(${target} × ${elapsed} of ${days} days)` : target;
  const sides = better === 'higher' ? [write(actual), expected] : [expected, write(actual)];
  return {
    title: `Goal for ${label}`,
    ...describe('attainment'),
    sum: `${sides.join(' ÷ ')} = ${percent(attainment)}`,
    lines: [
      [`Target of the ${goal.period}`, target],
      ['Reached so far', write(actual)],
      ['Expected so far', write(due)],
      ['Attainment', percent(attainment)],
      [
        `The ${goal.period} will end near`,
        `${write(projected)}, ${goalStatusWords[status].toLowerCase()}${chanceWords(chance)}`,
      ],
    ],
  };
};

const budgetArithmetic = (
  { budgetCents, spentCents, dueCents, pacing, projectedCents }: BudgetProgress,
  currency: string,
  last: EpochDay,
): ProgressArithmetic => {
  const { days, elapsed } = countedPeriod('month', last);
  const write = (cents: number | null): string => writtenFigure('spend_cents', cents, currency);
  return {
    title: 'Budget of the month',
    ...describe('pacing'),
    sum: `${write(spentCents)} ÷ (${write(budgetCents)} × ${elapsed} of ${days} days) = ${percent(pacing)}`,
    lines: [
      ['Budget of the month', write(budgetCents)],
      ['Spent so far', write(spentCents)],
      ['Expected so far', write(dueCents)],
      ['The month will end near', write(projectedCents)],
    ],
  };
};

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
    {goals.error === null && goals.data !== undefined && <p>This goal or budget no longer exists.</p>}
    {goals.error === null && goals.data === undefined && <LinesSkeleton lines={8} />}
  </SideDrawer>
);

const ProgressDrawer = (props: ProgressDrawerProps) => {
  const { progress, query, onClose } = props;
  const use = useView();
  const goals = useGoals({ clientId: progress.clientId, use });
  const last = use.today - 1;
  const found = arithmeticIn(goals, props, last);
  if (!found) return <Waiting goals={goals} onClose={onClose} />;
  const { told: describe, period } = found;
  const ofClient = scopedQuery(query, `client:${progress.clientId}`);
  return (
    <ExplainDrawer
      {...props}
      query={scopedQuery(ofClient, countedScope(period, last))}
      head={{
        title: describe.title,
        definition: describe.definition,
        arithmetic: <Arithmetic {...describe} />,
      }}
    />
  );
};

type FigureDrawerProps = Omit<ExplainDrawerProps, 'head'> & {
  readonly asked: string | null;
};

export const FigureDrawer = ({ asked, ...props }: FigureDrawerProps) => {
  const progress = progressScopeOf(asked);
  if (progress) return <ProgressDrawer {...props} progress={progress} />;
  return <ExplainDrawer {...props} query={scopedQuery(props.query, asked)} />;
};
