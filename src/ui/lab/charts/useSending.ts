/** Sends events to the running actor, after asking for their payload if needed. */
import { useState } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { wouldLeadTo } from '#machines/tryEvent.ts';
import type { Frame, Trace } from '#world/trace.ts';
import { useLab } from '../LabContext.ts';
import type { LooksAndStatus } from './chartLooks.ts';
import type { ChartMoment } from './chartMoment.ts';
import type { ExampleEvent } from './chartSubject.ts';

type Receiver = {
  readonly trace: Trace;
  readonly actor: Actor<AnyStateMachine>;
  readonly name: string;
};

/** `gesture` is null if nothing was sent; `problem` is null on success. */
type Sent = { readonly gesture: Frame | null; readonly problem: string | null };

/** Tries guards and assignments first, because an actor in which one throws stops and breaks its page. */
export const sendEvent = ({ trace, actor, name }: Receiver, event: ExampleEvent): Sent => {
  const tried = wouldLeadTo(actor, event);
  if ('problem' in tried) {
    return { gesture: null, problem: `Not sent: ${name} would break on it. ${tried.problem}` };
  }
  const gesture = trace.record({
    kind: 'gesture',
    name: `The Lab sent ${event.type} to ${name}`,
    cause: null,
  });
  trace.within(gesture, () => actor.send(event));
  const { status, error } = actor.getSnapshot();
  if (status !== 'error') return { gesture, problem: null };
  const why = error instanceof Error ? error.message : String(error);
  return {
    gesture,
    problem: `${name} broke when it took this, and has ended: ${why} Reload the page to go on.`,
  };
};

export type Sending = {
  readonly asked: ExampleEvent | null;
  readonly problem: string | null;
  press(looks: LooksAndStatus, transition: string): void;
  /** Returns an error; null: the event was sent. */
  send(event: ExampleEvent): string | null;
  cancel(): void;
};

export const useSending = (moment: ChartMoment | null): Sending => {
  const { source, select } = useLab();
  const [asked, setAsked] = useState<ExampleEvent | null>(null);
  const [pressProblem, setPressProblem] = useState<string | null>(null);
  const send = (event: ExampleEvent): string | null => {
    const actor = moment?.running?.actor;
    const name = moment?.actorRun?.name;
    if (!actor || !name) return 'Not sent: it does not run now.';
    const { gesture, problem } = sendEvent({ trace: source.world.trace, actor, name }, event);
    if (gesture !== null) select(gesture.number);
    if (problem === null) setAsked(null);
    return problem;
  };
  return {
    asked,
    problem: pressProblem,
    send,
    cancel: () => setAsked(null),
    press: (looks, transition) => {
      setPressProblem(null);
      const status = looks.status(transition);
      if (status.kind !== 'ready') return;
      if (status.needsContent) setAsked(status.event);
      else setPressProblem(send(status.event));
    },
  };
};
