/** Runs machines in tests: a virtual world, a started actor, and children that the test ends. */
import {
  type Actor,
  type AnyStateMachine,
  type EventObject,
  fromCallback,
  fromPromise,
  type InputFrom,
  type NonReducibleUnknown,
} from 'xstate';
import { type LifecycleOptions, startLifecycle } from '#machines/start.ts';
import { morning } from '#tests/support/cast.ts';
import { settle } from '#world/settle.ts';
import type { VirtualClock } from '#world/virtualClock.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import type { World } from '#world/world.ts';

export const newWorld = (): World<VirtualClock> =>
  createVirtualWorld({ seed: 7, start: Date.parse(morning) });

export const startMachine = <Machine extends AnyStateMachine>(
  machine: Machine,
  ...[input]: undefined extends InputFrom<Machine> ? [] : [InputFrom<Machine>]
): { readonly world: World<VirtualClock>; readonly actor: Actor<Machine> } => {
  const world = newWorld();
  const options = { id: machine.id, input } as unknown as LifecycleOptions<Machine>;
  return { world, actor: startLifecycle(world, machine, options) };
};

type Seen = {
  getSnapshot(): { readonly value: unknown; readonly context: unknown; readonly tags: Set<string> };
};

export const seen = (actor: Seen) => {
  const { value, context, tags } = actor.getSnapshot();
  return { state: value, context, tags: [...tags].sort() };
};

export const transitionsOf = ({ trace }: World): readonly string[] =>
  trace
    .frames()
    .filter(({ kind }) => kind === 'transition')
    .map(({ name }) => name);

type Asked<Output, Input> = {
  readonly input: Input;
  readonly signal: AbortSignal;
  readonly resolve: (output: Output) => Promise<void>;
  readonly reject: (error: unknown) => Promise<void>;
};

export type Held<Output, Input> = {
  readonly logic: ReturnType<typeof fromPromise<Output, Input>>;
  readonly asked: Asked<Output, Input>[];
  readonly last: () => Asked<Output, Input>;
};

/** A promise actor that the test ends. Ending also waits until the machine has received the result. */
export const held = <Output, Input = unknown>(): Held<Output, Input> => {
  const asked: Asked<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        asked.push({
          input,
          signal,
          resolve: async (output) => {
            resolve(output);
            await settle();
          },
          reject: async (error) => {
            reject(error);
            await settle();
          },
        });
      }),
  );
  const last = () => {
    const newest = asked.at(-1);
    if (newest === undefined) {
      throw new Error('it was not asked');
    }
    return newest;
  };
  return { logic, asked, last };
};

export const quiet = <Event extends EventObject>() => fromCallback<Event>(() => undefined);

type Followed<Event, Input> = {
  readonly input: Input;
  readonly tell: (event: Event) => void;
  readonly isStopped: () => boolean;
};

/** A callback actor controlled by the test; `last` is its newest run. */
export const heldCallback = <Event extends EventObject, Input extends NonReducibleUnknown>() => {
  const asked: Followed<Event, Input>[] = [];
  const logic = fromCallback<Event, Input>(({ input, sendBack }) => {
    let stopped = false;
    asked.push({ input, tell: (event) => sendBack(event), isStopped: () => stopped });
    return () => {
      stopped = true;
    };
  });
  const last = () => {
    const newest = asked.at(-1);
    if (newest === undefined) {
      throw new Error('it was not asked');
    }
    return newest;
  };
  return { logic, asked, last };
};
