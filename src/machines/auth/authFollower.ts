/** Sends the auth actor an event once it is idle, and reports the outcome. */
import type { Actor, SnapshotFrom } from 'xstate';
import type { Trace } from '#world/trace.ts';
import type { Outcome } from '../api/outcome.ts';
import type { AuthEvent } from './authContext.ts';
import type { authMachine } from './authMachine.ts';

export type AuthActor = Actor<typeof authMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

export type AuthGoal = {
  readonly event: AuthEvent;
  readonly reached: (snapshot: AuthSnapshot) => boolean;
  readonly impossible: string;
};

export type Tell = (outcome: Outcome) => void;

/** Stops following: no callback runs any more, and an unsent event is never sent. */
export type StopFollowing = () => void;

const refused = (message: string): Outcome => ({ error: { message } });
const interrupted = refused('That was interrupted. Please try again.');

const outcomeIn = (snapshot: AuthSnapshot, { reached }: AuthGoal): Outcome => {
  const { problem } = snapshot.context;
  if (problem !== null) return { error: problem };
  return reached(snapshot) ? { error: null } : interrupted;
};

/**
 * Sends events to one auth actor. While it is busy the event waits; it is sent within the frame of its
 * request. `tell` is called at most once.
 */
export const createAuthFollower =
  (actor: AuthActor, trace: Trace) =>
  (goal: AuthGoal, tell: Tell): StopFollowing => {
    const cause = trace.current();
    let phase: 'waiting' | 'sent' | 'over' = 'waiting';
    let unsubscribe = () => {};

    const stop = () => {
      phase = 'over';
      unsubscribe();
    };
    const end = (outcome: Outcome) => {
      if (phase === 'over') return;
      stop();
      tell(outcome);
    };
    const giveUp = () => end(interrupted);
    const send = () => {
      phase = 'sent';
      const sent = () => actor.send(goal.event);
      cause === null ? sent() : trace.within(cause, sent);
    };
    const hear = (snapshot: AuthSnapshot) => {
      if (phase === 'over' || snapshot.hasTag('busy')) return;
      if (snapshot.status !== 'active') giveUp();
      else if (phase === 'sent') end(outcomeIn(snapshot, goal));
      else if (snapshot.can(goal.event)) send();
      else end(refused(goal.impossible));
    };

    ({ unsubscribe } = actor.subscribe({ next: hear, error: giveUp, complete: giveUp }));
    hear(actor.getSnapshot());
    return stop;
  };
