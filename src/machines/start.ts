/** How a lifecycle comes to life: on the world's clock and seen by the trace. The only place that creates an actor. */
import {
  type Actor,
  type ActorOptions,
  type AnyActorLogic,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { Clock, TimerId } from '#world/clock.ts';
import type { Frame, Trace } from '#world/trace.ts';
import type { World } from '#world/world.ts';
import { createLifecycleInspector } from './inspectToTrace.ts';
import { enterLiveActor } from './liveActors.ts';

type InputOption<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine>
    ? { readonly input?: InputFrom<Machine> }
    : { readonly input: InputFrom<Machine> };

export type LifecycleOptions<Machine extends AnyStateMachine> = InputOption<Machine> & {
  /** The system id, unique on the page: what its frames and the Lab call the actor. */
  readonly id: string;
  /** The frame that a value came with (`ApiClient.frameOf`), so that a transition can name the reply that caused it. */
  readonly frameOf?: (value: unknown) => Frame | undefined;
  /** Called with every snapshot, the first one too, within the frame of the step that led to it. */
  readonly watch?: (snapshot: SnapshotFrom<Machine>) => void;
};

type Within = (work: () => void) => void;

/** The world's clock; what a timer does follows from the step that set it. */
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

/** Children start within the step that started them, so that their calls name their cause. A child that is a machine stays as it is. */
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

/** A lifecycle that was made and may never be started: nothing is seen of it until then, and what is sent waits. */
export type Lifecycle<Machine extends AnyStateMachine> = {
  readonly actor: Actor<Machine>;
  /** The first call counts. */
  start(): void;
};

/**
 * Makes the actor of a machine. Delays run on the world's clock; start, transitions, refused events and end become frames. An
 * actor that breaks (a bug) leaves a frame of kind `fault`, and its error surfaces as uncaught.
 */
export const createLifecycle = <Machine extends AnyStateMachine>(
  { clock, trace }: World,
  machine: Machine,
  { id, input, frameOf = () => undefined, watch }: LifecycleOptions<Machine>,
): Lifecycle<Machine> => {
  const { inspect, step, run } = createLifecycleInspector({ trace, frameOf });
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
    ...(input === undefined ? {} : { input }),
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
      enterLiveActor(trace, { id, actor: actor as unknown as Actor<AnyStateMachine>, run });
      actor.start();
    },
  };
};

/** Starts a machine at once and gives its actor. */
export const startLifecycle = <Machine extends AnyStateMachine>(
  world: World,
  machine: Machine,
  options: LifecycleOptions<Machine>,
): Actor<Machine> => {
  const { actor, start } = createLifecycle(world, machine, options);
  start();
  return actor;
};
