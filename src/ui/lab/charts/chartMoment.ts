/** Computes an actor's state at a moment: active states, pending delays, the last step and its refusals. */
import type { Actor, AnyStateMachine } from 'xstate';
import { transitionId } from '#machines/chart.ts';
import { activeStates } from './activeStates.ts';
import type { ActorRun, Step } from './actorRuns.ts';
import type { ChartSubject } from './chartSubject.ts';
import { type PendingDelay, pendingDelays } from './pendingDelays.ts';
import { type Refusal, refusalOf } from './sendRefusal.ts';
import type { Running } from './transitionStatus.ts';

export type ChartMoment = {
  readonly subject: ChartSubject;
  readonly actorRun: ActorRun | null;
  readonly step: Step | null;
  readonly active: ReadonlySet<string>;
  readonly taken: readonly string[];
  readonly refusal: Refusal | null;
  readonly delays: readonly PendingDelay[];
  readonly children: readonly ActorRun[];
  readonly running: Running | null;
};

export type MomentParts = {
  readonly subject: ChartSubject;
  readonly actorRuns: readonly ActorRun[];
  readonly actorRun: ActorRun | null;
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
