/** Renders the goals of all clients for one metric: number on track, and the furthest behind first. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
import { isTargetFigure } from '#domain/goals/targetFigures.ts';
import { goalDistance } from '#domain/portfolio/goalDistance.ts';
import { isMissing } from '#domain/portfolio/goalStatus.ts';
import { AppLink } from '../../../../parts/AppLink.tsx';
import { ButtonLink } from '../../../../parts/ButtonLink.tsx';
import { ExplainButton } from '../../../../parts/figures/ExplainButton.tsx';
import { goalScope } from '../../../../parts/figures/explainScope.ts';
import { goalTone } from '../../../../parts/figures/GoalBar.tsx';
import { WidgetFrame } from '../../../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../../../parts/figures/widgetState.ts';
import { type GoalReached, standingWord } from '../../../../parts/goals/goalProgress.ts';
import { useActiveClients } from '../../goals/useActiveClients.ts';
import { byNeed, useAllGoals } from '../../goals/useAllGoals.ts';
import styles from './ClientGoals.module.css';
import { heightOf, type WidgetProps } from './widgetParts.ts';

const goalsAddress = `${protectedPages.dashboard.path}?tab=goals`;

type RowProps = { readonly reached: GoalReached; readonly name: string };

const Row = ({ reached, name }: RowProps) => {
  const { goal, label, attainment, standing } = reached;
  return (
    <li>
      <AppLink to={`?${new URLSearchParams({ client: goal.client_id })}`} markCurrent={false}>
        {name}
      </AppLink>
      <span data-tone={goalTone(standing)}>
        {standingWord(reached)}
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
  const met = goals.filter(({ standing }) => standing === 'onTrack' || standing === 'ahead').length;
  const missed = goals.filter(({ standing }) => isMissing(standing)).length;
  return `${met} of ${goals.length} on track or ahead${missed > 0 ? `, ${missed} behind` : ''}`;
};

export const ClientGoals = ({ widget }: Pick<WidgetProps, 'widget'>) => {
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
          <div className={styles.goals} style={{ maxHeight: height }}>
            <p>
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
