/** Sends an event to a running actor as the Lab’s own gesture, so that all that follows is one thread; what the actor cannot bear is not sent. */
import type { Actor, AnyStateMachine } from 'xstate';
import { wouldLeadTo } from '#machines/tryEvent.ts';
import type { Frame, Trace } from '#world/trace.ts';
import type { ExampleEvent } from './chartSubject.ts';

export type Receiver = {
  readonly trace: Trace;
  readonly actor: Actor<AnyStateMachine>;
  /** What its frames call it. */
  readonly name: string;
};

/** `gesture` is null when nothing was sent; `problem` is null when all went well, else what to tell. */
export type Sent = { readonly gesture: Frame | null; readonly problem: string | null };

/** Guards and assignments are tried first: an actor in which one of them throws has ended, and its page with it. */
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
