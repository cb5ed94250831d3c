/** Registers the running lifecycles of a world, so that the Lab can inspect them and send them events. */
import type { Actor, AnyStateMachine, Snapshot } from 'xstate';
import type { Trace } from '#world/trace.ts';

export type LiveActor = {
  readonly id: string;
  readonly actor: Actor<AnyStateMachine>;
  /** The number of its start frame, which distinguishes it from others of its name; null before the start. */
  readonly run: () => number | null;
  readonly restart?: RestartActor | undefined;
};

/** Replaces the actor for its page: from its beginning, or from a snapshot. */
export type RestartActor = (snapshot?: Snapshot<unknown>) => void;

export type LiveActors = {
  list(): readonly LiveActor[];
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

export const liveActorsOf = (trace: Trace): LiveActors => registryOf(trace);

export const enterLiveActor = (trace: Trace, live: LiveActor): void => registryOf(trace).add(live);
