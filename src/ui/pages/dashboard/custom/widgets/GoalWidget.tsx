/** Renders the progress of a client's goal against the value due by now, or the goals of all clients. */
import { Button, Flex } from 'antd';
import { useContext } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
import { isTargetFigure } from '#domain/goals/targetFigures.ts';
import { goalDistance, goalDistanceWords } from '#domain/portfolio/goalDistance.ts';
import { isMissing } from '#domain/portfolio/goalStatus.ts';
import { AppLink } from '../../../../parts/AppLink.tsx';
import { ButtonLink } from '../../../../parts/ButtonLink.tsx';
import { ExplainButton } from '../../../../parts/figures/ExplainButton.tsx';
import { goalScope } from '../../../../parts/figures/explainScope.ts';
import { writtenFigure } from '../../../../parts/figures/figureWriting.ts';
import { goalTone } from '../../../../parts/figures/GoalBar.tsx';
import type { MetricSelection } from '../../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../../../parts/figures/widgetState.ts';
import { BulletBar } from '../../../../parts/goals/BulletBar.tsx';
import { type GoalReached, goalStatusWord } from '../../../../parts/goals/goalProgress.ts';
import { useGoals } from '../../../../parts/goals/useGoals.ts';
import { useActiveClients } from '../../goals/useActiveClients.ts';
import { byNeed, useAllGoals } from '../../goals/useAllGoals.ts';
import { OpenFormContext } from '../openForm.ts';
import clientGoals from './ClientGoals.module.css';
import styles from './Widgets.module.css';
import { heightOf, type WidgetProps } from './widgetParts.ts';

const goalsAddress = `${protectedPages.dashboard.path}?tab=goals`;

type RowProps = { readonly reached: GoalReached; readonly name: string };

const Row = ({ reached, name }: RowProps) => {
  const { goal, label, attainment, standing: status } = reached;
  return (
    <li>
      <AppLink to={`?${new URLSearchParams({ client: goal.client_id })}`} markCurrent={false}>
        {name}
      </AppLink>
      <span data-tone={goalTone(status)}>
        {goalStatusWord(reached)}
        {attainment !== null && (
          <>
            ,{' '}
            <ExplainButton
              figure={goal.figure}
              scope={goalScope(goal.client_id, goal.id)}
              what={`the goal for ${label} of ${name}`}
            >
              {goalDistance(attainment, goalNature(goal.figure).better)}
            </ExplainButton>
          </>
        )}
      </span>
    </li>
  );
};

const sumOf = (goals: readonly GoalReached[]): string => {
  const met = goals.filter(({ standing: status }) => status === 'onTrack' || status === 'ahead').length;
  const missed = goals.filter(({ standing: status }) => isMissing(status)).length;
  return `${met} of ${goals.length} on track or ahead${missed > 0 ? `, ${missed} behind` : ''}`;
};

const ClientGoals = ({ widget }: Pick<WidgetProps, 'widget'>) => {
  const [figure] = widget.figures;
  const all = useAllGoals();
  const { nameOf, isActive } = useActiveClients();
  const goals = all.goals
    ?.filter(({ goal }) => goal.figure === figure && isActive(goal.client_id))
    .toSorted(byNeed);
  const height = heightOf(widget) - 84;
  const reading = { data: goals, error: all.error };
  return (
    <WidgetFrame
      title={widgetName(widget)}
      state={widgetState(reading, goals?.length === 0 ? 'nothingCreated' : null)}
      height={height}
      readAt={all.month.readAt}
      onRetry={all.refetch}
      empty={{
        nothingCreated: {
          title: 'No goal for this figure',
          text: isTargetFigure(figure)
            ? 'No client has a goal for this figure yet.'
            : 'Goals cannot be set for this figure.',
          action: <ButtonLink to={goalsAddress}>Open the goals</ButtonLink>,
        },
      }}
    >
      {() =>
        goals && (
          <div className={clientGoals.goals} style={{ maxHeight: height }}>
            <p className="note">
              {sumOf(goals)}. <AppLink to={goalsAddress}>All goals</AppLink>
            </p>
            <ul>
              {goals.map((one) => (
                <Row key={one.goal.id} reached={one} name={nameOf(one.goal.client_id)} />
              ))}
            </ul>
          </div>
        )
      }
    </WidgetFrame>
  );
};

const Reached = ({ board, reached }: { board: MetricSelection; reached: GoalReached }) => {
  const { goal, label, actual, due, attainment, standing: status, isToCome } = reached;
  const openForm = useContext(OpenFormContext);
  const tone = goalTone(status);
  const write = (value: number | null) => writtenFigure(goal.figure, value, board.currency);
  return (
    <Flex vertical gap={8} className={styles.goal ?? ''}>
      <p className={styles.goalValue}>
        <strong className="lead plain">
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
      <p className="hint">
        {goalStatusWord(reached)}
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
    </Flex>
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
