/** Renders the client's goals and budgets as bullet bars: the actual value against the value due by now. */

import { Button, Flex } from 'antd';
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
import { goalDistance } from '#domain/portfolio/goalDistance.ts';
import { paceWordOf } from '#domain/portfolio/pacing.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { ExplainButton } from '../../../parts/figures/ExplainButton.tsx';
import { budgetScope, goalScope } from '../../../parts/figures/explainScope.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import { goalTone } from '../../../parts/figures/GoalBar.tsx';
import type { MetricSelection } from '../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../../parts/figures/widgetState.ts';
import { BulletBar } from '../../../parts/goals/BulletBar.tsx';
import { countedScope } from '../../../parts/goals/countedScope.ts';
import { type GoalReached, goalStatusWord } from '../../../parts/goals/goalProgress.ts';
import { removedBudgetWords, removedGoalWords } from '../../../parts/goals/goalWords.ts';
import type { Goals } from '../../../parts/goals/useGoals.ts';
import { useAuth } from '../../../services/useAuth.ts';
import type { Edit } from './edit.ts';
import styles from './GoalsPart.module.css';

const words = { behind: 'Underspending', onPace: 'On pace', ahead: 'Overspending' } as const;
const tones = { behind: 'warning', onPace: 'good', ahead: 'bad' } as const;

type PacingProps = { board: MetricSelection; goals: Goals } & Edit;

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

const Pacing = ({ board, goals, changes, onForm }: PacingProps) => {
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
      <Flex component="p" wrap justify="space-between" gap="4px 12px" className={styles.goalHead ?? ''}>
        <strong className="strong">Budget of the month</strong>
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
      </Flex>
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
        <Flex component="span" gap={4} className={styles.actions ?? ''}>
          {change}
          <Remove board={board} goals={goals} changes={changes} />
        </Flex>
      )}
    </div>
  );
};

type GoalRowProps = { board: MetricSelection; reached: GoalReached } & Edit;

const GoalActions = ({ reached: { goal, label }, changes, onForm }: Omit<GoalRowProps, 'board'>) => {
  const { id, etag } = goal;
  const remove = () =>
    changes.ask({ kind: 'removeGoal', id, name: label, etag, details: removedGoalWords(label) });
  return (
    <Flex component="span" gap={4} className={styles.actions ?? ''}>
      <Button
        size="small"
        type="text"
        aria-label={`Change the goal for ${label}`}
        onClick={() => onForm({ kind: 'goal', goal })}
      >
        Change
      </Button>
      <Button size="small" type="text" aria-label={`Remove the goal for ${label}`} onClick={remove}>
        Remove
      </Button>
    </Flex>
  );
};

const GoalRow = ({ board, reached, ...edit }: GoalRowProps) => {
  const { goal, label, actual, due, attainment, standing: status, isToCome } = reached;
  const write = (value: number | null) => writtenFigure(goal.figure, value, board.currency);
  const tone = goalTone(status);
  const { better } = goalNature(goal.figure);
  return (
    <li className={styles.goal}>
      <Flex component="p" wrap justify="space-between" gap="4px 12px" className={styles.goalHead ?? ''}>
        <strong className="strong">{label}</strong>
        <span data-tone={tone}>
          {goalStatusWord(reached)}
          {attainment !== null && (
            <>
              ,{' '}
              <ExplainButton
                figure={goal.figure}
                scope={goalScope(goal.client_id, goal.id)}
                what={`the goal for ${label}`}
              >
                {goalDistance(attainment, better)}
              </ExplainButton>
              {better === 'lower' && ' the goal'}
            </>
          )}
        </span>
      </Flex>
      <BulletBar value={actual} due={due} target={goal.target} tone={tone} />
      {isToCome ? (
        <p className={styles.note}>
          {write(goal.target)} each {goal.period}
        </p>
      ) : (
        <p className={styles.note}>
          {actual === null ? (
            write(actual)
          ) : (
            <ExplainButton figure={goal.figure} scope={countedScope(goal.period, board.use.today - 1)}>
              {write(actual)}
            </ExplainButton>
          )}{' '}
          of {write(goal.target)} this {goal.period}
          {due !== goal.target && `; ${write(due)} due by now`}
        </p>
      )}
      {board.mayEdit && <GoalActions reached={reached} {...edit} />}
    </li>
  );
};

const noneWords = (board: MetricSelection, isOwner: boolean): string => {
  if (board.use.view.asOf !== null) return 'None was set by then.';
  return isOwner ? 'Goals can be set once your trial has started.' : 'Your agency has not set a goal yet.';
};

export const GoalsPart = ({ board, goals, ...edit }: { board: MetricSelection; goals: Goals } & Edit) => {
  const { membership, profile } = useAuth();
  const isOwner = membership?.kind === 'owner' && !mayOpen(roleOf(profile?.role), 'clients');
  const isNone = goals.data !== undefined && goals.items.length === 0 && goals.budget === null;
  return (
    <WidgetFrame
      title="Goals and pacing"
      state={widgetState(goals, isNone ? 'nothingCreated' : null)}
      height={340}
      readAt={goals.readAt}
      onRetry={goals.refetch}
      empty={{
        nothingCreated: {
          title: 'No goals yet',
          text: board.mayEdit
            ? 'Set targets for this client and track progress against them.'
            : noneWords(board, isOwner),
          ...(board.mayEdit
            ? { label: 'Set the first goal', onAction: () => edit.onForm({ kind: 'goal', goal: null }) }
            : { action: <ButtonLink to={protectedPages.aiChat.path}>Ask about results</ButtonLink> }),
        },
      }}
      tools={
        board.mayEdit && (
          <Button size="small" onClick={() => edit.onForm({ kind: 'goal', goal: null })}>
            Set a goal
          </Button>
        )
      }
    >
      {() => (
        <>
          <Flex component="ul" vertical gap={12} className={styles.goals ?? ''} aria-label="Goals">
            {goals.goals.map((reached) => (
              <GoalRow key={reached.goal.id} board={board} reached={reached} {...edit} />
            ))}
          </Flex>
          <Pacing board={board} goals={goals} {...edit} />
        </>
      )}
    </WidgetFrame>
  );
};
