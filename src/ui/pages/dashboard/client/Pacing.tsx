/** Renders the pacing of the month's media budget and its projected end. */
import { Button } from 'antd';
import { paceWordOf } from '#domain/portfolio/pacing.ts';
import { ExplainButton } from '../../../parts/figures/ExplainButton.tsx';
import { budgetScope } from '../../../parts/figures/explainScope.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import { BulletBar } from '../../../parts/goals/BulletBar.tsx';
import { countedScope } from '../../../parts/goals/countedScope.ts';
import { removedBudgetWords } from '../../../parts/goals/goalWords.ts';
import type { Goals } from '../../../parts/goals/useGoals.ts';
import type { Edit } from './edit.ts';
import styles from './GoalsPart.module.css';
import type { Board } from './useBoard.ts';

const words = { behind: 'Underspending', onPace: 'On pace', ahead: 'Overspending' } as const;
const tones = { behind: 'warning', onPace: 'good', ahead: 'bad' } as const;

type PacingProps = { board: Board; goals: Goals } & Edit;

const Remove = ({ board, goals: { budgetItem }, changes }: Omit<PacingProps, 'onForm'>) => {
  if (budgetItem === null) return null;
  const { client_id: id, monthly_cents: former, etag } = budgetItem;
  const details = removedBudgetWords(former, board.currency);
  return (
    <Button
      size="small"
      type="text"
      aria-label="Remove the monthly budget"
      onClick={() => changes.ask({ kind: 'removeBudget', id, name: '', etag, details })}
    >
      Remove
    </Button>
  );
};

export const Pacing = ({ board, goals, changes, onForm }: PacingProps) => {
  const { budget, budgetItem } = goals;
  const change = board.mayEdit && (
    <Button
      size="small"
      type="text"
      aria-label={budget ? 'Change the monthly budget' : 'Set a monthly budget'}
      onClick={() => onForm({ kind: 'budget', budget: budgetItem })}
    >
      {budget ? 'Change' : 'Set a monthly budget'}
    </Button>
  );
  if (budget === null) return change || null;
  const { pacing, spentCents, dueCents, budgetCents, projectedCents, level } = budget;
  const word = paceWordOf(level);
  const write = (cents: number | null) => writtenFigure('spend_cents', cents, board.currency);
  return (
    <div className={styles.goal}>
      <p className={styles.goalHead}>
        <strong>Budget of the month</strong>
        {word !== null && pacing !== null && (
          <span data-tone={tones[word]}>
            {words[word]},{' '}
            <ExplainButton
              figure="spend_cents"
              scope={budgetScope(board.clientId)}
              what="the pace of the budget"
            >
              {Math.round(pacing * 100)}%
            </ExplainButton>
          </span>
        )}
      </p>
      <BulletBar
        value={spentCents}
        due={dueCents}
        target={budgetCents}
        tone={word === null ? 'quiet' : tones[word]}
      />
      <p className={styles.note}>
        {spentCents === null ? (
          write(spentCents)
        ) : (
          <ExplainButton figure="spend_cents" scope={countedScope('month', board.use.today - 1)}>
            {write(spentCents)}
          </ExplainButton>
        )}{' '}
        of {write(budgetCents)} spent; {write(dueCents)} due by now
        {projectedCents !== null && `; the month will end near ${write(projectedCents)}`}
      </p>
      {change && (
        <span className={styles.actions}>
          {change}
          <Remove board={board} goals={goals} changes={changes} />
        </span>
      )}
    </div>
  );
};
