/** Renders the cells of a client's goal and budget progress. */

import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { chanceWords } from '#domain/forecast/targetChance.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
import { goalDistance } from '#domain/portfolio/goalDistance.ts';
import { goalStatusWords, goalVerdict, isMissing } from '#domain/portfolio/goalStatus.ts';
import { budgetLevel, paceWordOf } from '#domain/portfolio/pacing.ts';
import { money, noFigure } from '../../content/formatMetric.ts';
import { Hint } from '../../widgets/Hint.tsx';
import styles from './ProgressCells.module.css';

const percent = (part: number): string => `${Math.round(part * 100)}%`;

type Within = { readonly isWithin?: boolean };

export const AttainmentCell = ({ goal, isWithin = false }: Pick<PortfolioClient, 'goal'> & Within) => {
  if (goal === null || goal.attainment === null) return <>{noFigure}</>;
  const status = goalVerdict(goal);
  return (
    <Hint
      className={`${styles.figure} ${styles.goal}`}
      text={`Against the goal for ${goal.name} so far${chanceWords(goal.chance)}`}
      isSaid
      isWithin={isWithin}
    >
      <span>{goalDistance(goal.attainment, goalNature(goal.figure).better)}</span>
      <span className={styles.bar} data-tone={isMissing(status) ? 'bad' : undefined} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(1, goal.attainment) * 100}%` }} />
      </span>
      <small className="faint" data-tone={isMissing(status) ? 'bad' : undefined}>
        {goalStatusWords[status].toLowerCase()}
      </small>
      <span className="visually-hidden">
        {goalNature(goal.figure).better === 'higher' ? 'of ' : ''}the goal for {goal.name}
      </span>
    </Hint>
  );
};

const paceWords = { ahead: 'ahead', behind: 'behind', onPace: 'on pace' } as const;

export const PaceCell = ({ budget, isWithin = false }: Pick<PortfolioClient, 'budget'> & Within) => {
  const word = paceWordOf(budget && budgetLevel(budget));
  if (budget === null || budget.pacing === null || word === null) return <>{noFigure}</>;
  const { projected_cents: projected, budget_cents: planned } = budget;
  const forecast =
    projected === null ? undefined : `${money(projected)} of ${money(planned)} by the end of the month`;
  return (
    <Hint className={styles.figure} text={forecast} isWithin={isWithin}>
      <span data-tone={word === 'onPace' ? undefined : 'bad'}>{percent(budget.pacing)}</span>
      <small className="faint">{paceWords[word]}</small>
    </Hint>
  );
};
