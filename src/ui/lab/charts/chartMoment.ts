/** What is shown of one actor at one moment: its state, what it waits for, what it just did or refused. */
import type { Actor, AnyStateMachine } from 'xstate';
import { transitionId } from '#machines/chart.ts';
import { activeStates } from './activeStates.ts';
import type { ActorRun, Step } from './actorRuns.ts';
import type { ChartSubject } from './chartSubject.ts';
import { type PendingDelay, pendingDelays } from './pendingDelays.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import type { Running } from './transitionStatus.ts';

export type ChartMoment = {
  readonly subject: ChartSubject;
  readonly actorRun: ActorRun | null;
  /** Null before its first step, as far as the frames tell. */
  readonly step: Step | null;
  readonly active: ReadonlySet<string>;
  /** The transitions of the last step, by their ids. */
  readonly taken: readonly string[];
  readonly refusal: Refusal | null;
  readonly delays: readonly PendingDelay[];
  readonly children: readonly ActorRun[];
  /** Null when nothing can be sent. */
  readonly running: Running | null;
};

export type MomentParts = {
  readonly subject: ChartSubject;
  readonly actorRuns: readonly ActorRun[];
  readonly actorRun: ActorRun | null;
  /** The running actor; null when it has ended, or another moment than now is shown. */
  readonly actor: Actor<AnyStateMachine> | null;
};

export const chartMoment = ({ subject, actorRuns, actorRun, actor }: MomentParts): ChartMoment => {
  const step = actorRun?.steps.at(-1) ?? null;
  const isOver = actorRun === null || actorRun.end !== null;
  return {
    subject,
    actorRun,
    step,
    active: activeStates(subject.index.chart, step?.value ?? null),
    taken: (step?.transition?.taken ?? []).map(({ source, on, index }) => transitionId(source, on, index)),
    refusal: step && refusalOf(subject.index, step),
    delays: isOver ? [] : pendingDelays(subject.index, actorRun.steps, subject.machine),
    children: isOver
      ? []
      : actorRuns.filter(
          ({ parent, end, key }) => parent === actorRun.name && end === null && key > actorRun.key,
        ),
    running: actor && { actor, examples: subject.examples },
  };
};
