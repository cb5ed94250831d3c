/** Which lifecycles run in a world, so that the Lab can look at them and send them events. */
import type { Actor, AnyStateMachine } from 'xstate';
import type { Trace } from '#world/trace.ts';

export type LiveActor = {
  /** The system id: what the frames call it. */
  readonly id: string;
  readonly actor: Actor<AnyStateMachine>;
  /** The number of the frame of its start, which tells it from others of its name; null before that. */
  readonly run: () => number | null;
};

export type LiveActors = {
  /** In the order in which they started; the same list until one starts or ends. */
  list(): readonly LiveActor[];
  /** Calls `listener` after each start and end; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
};

type Registry = LiveActors & { add(live: LiveActor): void };

const createRegistry = (): Registry => {
  let running: readonly LiveActor[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly LiveActor[]) => {
    running = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    list: () => running,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (live) => {
      const remove = () => change(running.filter((other) => other !== live));
      live.actor.subscribe({ complete: remove, error: remove });
      change([...running, live]);
    },
  };
};

const registries = new WeakMap<Trace, Registry>();

const registryOf = (trace: Trace): Registry => {
  const known = registries.get(trace) ?? createRegistry();
  registries.set(trace, known);
  return known;
};

/** The lifecycles whose frames a trace gets. */
export const liveActorsOf = (trace: Trace): LiveActors => registryOf(trace);

/** Enters a lifecycle before it starts; it leaves by itself once it has stopped, finished or broken. */
export const enterLiveActor = (trace: Trace, live: LiveActor): void => registryOf(trace).add(live);
