/** Renders the progress of a metric towards its goal as a bar and in words. */
import { type Better, goalDistance } from '#domain/portfolio/goalDistance.ts';
import { type GoalStatus, goalStatusWords } from '#domain/portfolio/goalStatus.ts';
import { ExplainButton } from './ExplainButton.tsx';
import { type FigureName, figureSpecs } from './figureSpecs.ts';
import styles from './GoalBar.module.css';

export type GoalState = {
  readonly target: string;
  /** 1 is on plan by now; null if unknown. */
  readonly attainment: number | null;
  readonly standing: GoalStatus;
  /** True while its metrics load; default: false. */
  readonly isAwaited?: boolean;
  readonly better: Better;
  /** Scope of the calculation: `goal:acme/g1`. */
  readonly scope: string;
};

const tones = {
  ahead: 'good',
  onTrack: 'good',
  behind: 'warning',
  atRisk: 'bad',
  unknown: 'quiet',
} as const;

export const goalTone = (status: GoalStatus): (typeof tones)[GoalStatus] => tones[status];

type GoalBarProps = { name: FigureName; goal: GoalState };

export const GoalBar = ({ name, goal }: GoalBarProps) => {
  const { target, attainment, standing: status, isAwaited = false, better, scope } = goal;
  const part = Math.min(1, Math.max(0, attainment ?? 0));
  return (
    <p className={styles.goal}>
      <span className={styles.track} aria-hidden="true">
        <span data-tone={goalTone(status)} style={{ inlineSize: `${part * 100}%` }} />
      </span>
      <span>
        {attainment !== null && (
          <>
            <ExplainButton figure={name} scope={scope} what={`the goal for ${figureSpecs[name].label}`}>
              {goalDistance(attainment, better)}
            </ExplainButton>
            <span className="visually-hidden">{better === 'higher' ? ' of plan, ' : ' '}</span>
          </>
        )}
        <span className="visually-hidden">
          {attainment !== null && better === 'lower' ? 'the goal of' : 'goal'} {target}
          {attainment === null && ', '}
        </span>
        {attainment !== null && ', '}
        {isAwaited ? 'calculating' : goalStatusWords[status].toLowerCase()}
      </span>
    </p>
  );
};
