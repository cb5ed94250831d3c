/** Renders the progress of a client's goal against the value due by now, or the goals of all clients. */
import { Button } from 'antd';
import { useContext } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
import { isTargetFigure } from '#domain/goals/targetFigures.ts';
import { goalDistanceWords } from '#domain/portfolio/goalDistance.ts';
import { ButtonLink } from '../../../../parts/ButtonLink.tsx';
import { ExplainButton } from '../../../../parts/figures/ExplainButton.tsx';
import { goalScope } from '../../../../parts/figures/explainScope.ts';
import { writtenFigure } from '../../../../parts/figures/figureWriting.ts';
import { goalTone } from '../../../../parts/figures/GoalBar.tsx';
import { WidgetFrame } from '../../../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../../../parts/figures/widgetState.ts';
import { BulletBar } from '../../../../parts/goals/BulletBar.tsx';
import { type GoalReached, standingWord } from '../../../../parts/goals/goalProgress.ts';
import { useGoals } from '../../../../parts/goals/useGoals.ts';
import type { Board } from '../../client/useBoard.ts';
import { OpenFormContext } from '../openForm.ts';
import { ClientGoals } from './ClientGoals.tsx';
import styles from './Widgets.module.css';
import { heightOf, type WidgetProps } from './widgetParts.ts';

const Reached = ({ board, reached }: { board: Board; reached: GoalReached }) => {
  const { goal, label, actual, due, attainment, standing, isToCome } = reached;
  const openForm = useContext(OpenFormContext);
  const tone = goalTone(standing);
  const write = (value: number | null) => writtenFigure(goal.figure, value, board.currency);
  return (
    <div className={styles.goal}>
      <p className={styles.goalValue}>
        <strong>
          <ExplainButton
            figure={goal.figure}
            scope={goalScope(goal.client_id, goal.id)}
            what={`the goal for ${label}`}
          >
            {write(actual)}
          </ExplainButton>
        </strong>{' '}
        of {write(goal.target)} {isToCome ? 'each' : 'this'} {goal.period}
      </p>
      <BulletBar value={actual} due={due} target={goal.target} tone={tone} />
      <p className={styles.note}>
        {standingWord(reached)}
        {attainment !== null && `, ${goalDistanceWords(attainment, goalNature(goal.figure).better)}`}
        {due !== null && `; ${write(due)} due by now`}
        {openForm && (
          <>
            {' '}
            <Button
              size="small"
              type="text"
              aria-label={`Change the goal for ${label}`}
              onClick={() => openForm({ kind: 'goal', goal })}
            >
              Change
            </Button>
          </>
        )}
      </p>
    </div>
  );
};

const OfClient = ({ widget, board }: WidgetProps) => {
  const goals = useGoals(board);
  const openForm = useContext(OpenFormContext);
  const [figure] = widget.figures;
  const newGoal = isTargetFigure(figure) ? ({ kind: 'goal', goal: null, figure } as const) : null;
  const reached = goals.goals.filter(({ goal }) => goal.figure === figure);
  const isNone = goals.data !== undefined && reached.length === 0;
  return (
    <WidgetFrame
      title={widgetName(widget)}
      state={widgetState(goals, isNone ? 'nothingCreated' : null)}
      height={heightOf(widget) - 84}
      readAt={goals.readAt}
      onRetry={goals.refetch}
      empty={{
        nothingCreated: {
          title: 'No goal for this figure',
          text: 'This client has no goal for this figure yet.',
          action:
            openForm && newGoal ? (
              <Button onClick={() => openForm(newGoal)}>Set a goal</Button>
            ) : (
              <ButtonLink to={`${protectedPages.dashboard.path}?client=${board.clientId}`}>
                Open the overview
              </ButtonLink>
            ),
        },
      }}
    >
      {() => reached.map((one) => <Reached key={one.goal.id} board={board} reached={one} />)}
    </WidgetFrame>
  );
};

export const GoalWidget = (props: WidgetProps) =>
  props.board.clientId === '' ? <ClientGoals {...props} /> : <OfClient {...props} />;
