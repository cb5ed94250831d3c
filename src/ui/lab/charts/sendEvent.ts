/** Sends an event to a running actor as a gesture of the Lab, unless it would crash the actor. */
import type { Actor, AnyStateMachine } from 'xstate';
import { wouldLeadTo } from '#machines/tryEvent.ts';
import type { Frame, Trace } from '#world/trace.ts';
import type { ExampleEvent } from './chartSubject.ts';

export type Receiver = {
  readonly trace: Trace;
  readonly actor: Actor<AnyStateMachine>;
  readonly name: string;
};

/** `gesture` is null if nothing was sent; `problem` is null on success. */
export type Sent = { readonly gesture: Frame | null; readonly problem: string | null };

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
