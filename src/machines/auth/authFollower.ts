/** Sends the auth actor an event once it is free, and tells how that ended. */
import type { Actor, SnapshotFrom } from 'xstate';
import type { Trace } from '#world/trace.ts';
import type { Outcome } from '../api/outcome.ts';
import type { AuthEvent } from './authContext.ts';
import type { authMachine } from './authMachine.ts';

export type AuthActor = Actor<typeof authMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

export type AuthGoal = {
  readonly event: AuthEvent;
  /** Whether it was done, once nothing is under way any more. */
  readonly reached: (snapshot: AuthSnapshot) => boolean;
  /** What to say when the actor cannot even try. */
  readonly impossible: string;
};

export type Tell = (outcome: Outcome) => void;

/** Stops following: nothing is told any more, and what has not been sent yet never is. */
export type StopFollowing = () => void;

const refused = (message: string): Outcome => ({ error: { message } });
const interrupted = refused('That was interrupted. Please try again.');

const outcomeIn = (snapshot: AuthSnapshot, { reached }: AuthGoal): Outcome => {
  const { problem } = snapshot.context;
  if (problem !== null) return { error: problem };
  return reached(snapshot) ? { error: null } : interrupted;
};

/** The way to ask one auth actor. While it is busy the event waits; it is sent within the frame of its asking. `tell` is called once at most. */
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
