/** Starts machines on the world's clock and with tracing; the only place that creates an actor. */

import {
  type Actor,
  type ActorOptions,
  type AnyActorLogic,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';
import { definedOnly } from '#domain/definedOnly.ts';
import type { Clock, TimerId } from '#world/clock.ts';
import type { Frame, Trace } from '#world/trace.ts';
import type { World } from '#world/world.ts';
import { createLifecycleInspector } from './inspectToTrace.ts';
import { enterLiveActor, type RestartActor } from './liveActors.ts';

type InputOption<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine>
    ? { readonly input?: InputFrom<Machine> }
    : { readonly input: InputFrom<Machine> };

export type LifecycleOptions<Machine extends AnyStateMachine> = InputOption<Machine> & {
  readonly id: string;
  /** A persisted one, from which the actor goes on. */
  readonly snapshot?: Snapshot<unknown> | undefined;
  /** The path of the page that it belongs to. */
  readonly page?: string | undefined;
  /** The frame a value came with (`ApiClient.frameOf`), so that a transition can name the reply that caused it. */
  readonly frameOf?: (value: unknown) => Frame | undefined;
  readonly watch?: (snapshot: SnapshotFrom<Machine>) => void;
  /** Left out for an actor that cannot be replaced while its users hold it. */
  readonly restart?: RestartActor | undefined;
};

type Within = (work: () => void) => void;

/** The world's clock; a timer's callback runs within the step that set it. */
const steppingClock = (clock: Clock, trace: Trace, step: () => Frame | null) => ({
  setTimeout: (run: () => void, delay: number) => {
    const cause = step();
    return clock.setTimeout(cause === null ? run : () => trace.within(cause, run), delay);
  },
  clearTimeout: (id: TimerId) => clock.clearTimeout(id),
});

type Startable = Pick<Required<AnyActorLogic>, 'start'>;

const isStartable = (logic: unknown): logic is Startable =>
  typeof logic === 'object' &&
  logic !== null &&
  Object.getPrototypeOf(logic) === Object.prototype &&
  'start' in logic &&
  typeof logic.start === 'function';

/** Children start within the step that started them, so that their calls name their cause. Child machines are left unchanged. */
const withTracedChildren = <Machine extends AnyStateMachine>(machine: Machine, within: Within): Machine => {
  const traced = Object.entries<unknown>(machine.implementations.actors).map(([name, logic]) => {
    if (!isStartable(logic)) {
      return [name, logic];
    }
    const start: Startable['start'] = (snapshot, scope) => within(() => logic.start(snapshot, scope));
    return [name, { ...logic, start }];
  });
  return machine.provide({ actors: Object.fromEntries(traced) }) as Machine;
};

export type Lifecycle<Machine extends AnyStateMachine> = {
  readonly actor: Actor<Machine>;
  start(): void;
};

/**
 * Creates an actor on the world's clock. Start, transitions, refused events and end become frames. A crash (a
 * bug) leaves a `fault` frame and surfaces as an uncaught error.
 */
export const createLifecycle = <Machine extends AnyStateMachine>(
  { clock, trace }: World,
  machine: Machine,
  { id, input, snapshot, page, frameOf = () => undefined, watch, restart }: LifecycleOptions<Machine>,
): Lifecycle<Machine> => {
  const { inspect, step, run } = createLifecycleInspector({ trace, frameOf, page });
  const within: Within = (work) => {
    const cause = step();
    cause === null ? work() : trace.within(cause, work);
  };
  const create = createActor as (logic: Machine, options: ActorOptions<Machine>) => Actor<Machine>;
  const actor = create(withTracedChildren(machine, within), {
    id,
    systemId: id,
    clock: steppingClock(clock, trace, step),
    inspect,
    ...definedOnly({ input, snapshot }),
  });
  let started = false;
  return {
    actor,
    start: () => {
      if (started) return;
      started = true;
      actor.subscribe({
        next: (snapshot) => within(() => watch?.(snapshot)),
        error: (error: unknown) => {
          trace.record({ kind: 'fault', name: `${id} broke`, actor: id, detail: error });
          throw error;
        },
      });
      enterLiveActor(trace, { id, actor: actor as unknown as Actor<AnyStateMachine>, run, restart });
      actor.start();
    },
  };
};

export const startLifecycle = <Machine extends AnyStateMachine>(
  world: World,
  machine: Machine,
  options: LifecycleOptions<Machine>,
): Actor<Machine> => {
  const { actor, start } = createLifecycle(world, machine, options);
  start();
  return actor;
};
