/** What happened to the plan in the time that is looked at, with its events. */
import { inWords } from '#domain/answers/eventWords.ts';
import type { PlanStep } from '#domain/contract/analyticsSchemas.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { day as writtenDay } from '../../content/dates.ts';
import { AppLink } from '../../widgets/AppLink.tsx';
import styles from './AdvancedAnalytics.module.css';

const title = ({ plan, type }: PlanStep): string =>
  plan === null ? inWords(type) : `${plans[plan].title}: ${inWords(type)}`;

export const PlanSteps = ({ steps }: { steps: readonly PlanStep[] }) => (
  <div className={styles.plan}>
    <h3>Plan</h3>
    {steps.length === 0 && <p className={styles.quiet}>The plan did not change in this time.</p>}
    <ol className={styles.planSteps}>
      {steps.map((step) => (
        <li key={step.position}>
          <span>{writtenDay(step.day)}</span>
          <span>{title(step)}</span>
          <AppLink to={`/real-time-monitoring?event=${step.position}`} aria-label={`Event ${step.position}`}>
            #{step.position}
          </AppLink>
        </li>
      ))}
    </ol>
  </div>
);
