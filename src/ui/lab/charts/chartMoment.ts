/** What is shown of one actor at one moment: its state, what it waits for, what it just did or refused. */
import type { Actor, AnyStateMachine } from 'xstate';
import { transitionId } from '#machines/chart.ts';
import { activeStates } from './activeStates.ts';
import type { ActorRecord, Step } from './actorRecords.ts';
import type { ChartSubject } from './chartSubject.ts';
import { type PendingDelay, pendingDelays } from './pendingDelays.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import type { Running } from './transitionStatus.ts';

export type ChartMoment = {
  readonly subject: ChartSubject;
  readonly record: ActorRecord | null;
  /** Null before its first step, as far as the frames tell. */
  readonly step: Step | null;
  readonly active: ReadonlySet<string>;
  /** The transitions of the last step, by their ids. */
  readonly taken: readonly string[];
  readonly refusal: Refusal | null;
  readonly delays: readonly PendingDelay[];
  readonly children: readonly ActorRecord[];
  /** Null when nothing can be sent. */
  readonly running: Running | null;
};

export type MomentParts = {
  readonly subject: ChartSubject;
  readonly records: readonly ActorRecord[];
  readonly record: ActorRecord | null;
  /** The running actor; null when it has ended, or another moment than now is shown. */
  readonly actor: Actor<AnyStateMachine> | null;
};

export const chartMoment = ({ subject, records, record, actor }: MomentParts): ChartMoment => {
  const step = record?.steps.at(-1) ?? null;
  const isOver = record === null || record.end !== null;
  return {
    subject,
    record,
    step,
    active: activeStates(subject.index.chart, step?.value ?? null),
    taken: (step?.transition?.taken ?? []).map(({ source, on, index }) => transitionId(source, on, index)),
    refusal: step && refusalOf(subject.index, step),
    delays: isOver ? [] : pendingDelays(subject.index, record.steps, subject.machine),
    children: isOver
      ? []
      : records.filter(({ parent, end, key }) => parent === record.name && end === null && key > record.key),
    running: actor && { actor, examples: subject.examples },
  };
};
