/** Starts copies of a running actor, and makes the snapshots from which an actor goes on. */
import {
  type Actor,
  type AnyEventObject,
  type AnyStateMachine,
  fromPromise,
  type Snapshot,
  type StateValue,
} from 'xstate';
import type { World } from '#world/world.ts';
import { startLifecycle } from './start.ts';
import { hasConcealed, withoutSecrets } from './withoutSecrets.ts';

export type CopyPlan =
  | { readonly kind: 'restart' }
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot<unknown> }
  | { readonly kind: 'replay'; readonly events: readonly AnyEventObject[] };

const silent = () => undefined;

const isBuiltIn = (action: unknown): boolean =>
  typeof action === 'function' && String(Object(action).type).startsWith('xstate.');

/** Calls nothing: the replies come as recorded events, and actions of the page are omitted. */
const withoutEffects = (machine: AnyStateMachine): AnyStateMachine => {
  const { actors, actions } = machine.implementations;
  const never = fromPromise(() => new Promise<never>(silent));
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, never])),
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [name, isBuiltIn(action) ? action : silent]),
    ),
  } as Parameters<AnyStateMachine['provide']>[0]);
};

/** The copy has a name of its own, and no page subscribes to it. */
export const startCopy = (
  world: World,
  original: Actor<AnyStateMachine>,
  plan: CopyPlan,
): Actor<AnyStateMachine> => {
  const machine = original.logic;
  const copy = startLifecycle<AnyStateMachine>(
    world,
    plan.kind === 'replay' ? withoutEffects(machine) : machine,
    {
      id: `${original.id.replace(/ copy$/, '')} copy`,
      input: original.options.input,
      snapshot: plan.kind === 'snapshot' ? plan.snapshot : undefined,
    },
  );
  if (plan.kind === 'replay') for (const event of plan.events) copy.send(event);
  return copy;
};

/** Without secrets. Children are omitted, because their work cannot be continued. */
export const snapshotText = (actor: Actor<AnyStateMachine>): string => {
  const persisted = actor.getPersistedSnapshot() as object;
  return `${JSON.stringify(withoutSecrets({ ...persisted, children: {} }), null, 2)}\n`;
};

/** Null if the text is not a snapshot of that machine, or of a state that it does not have. */
export const readSnapshot = (text: string, machine: AnyStateMachine): Snapshot<unknown> | null => {
  try {
    const snapshot = JSON.parse(text) as {
      readonly value: never;
      readonly context: never;
      readonly status: unknown;
    };
    machine.resolveState({ value: snapshot.value, context: snapshot.context });
    return snapshot.status === 'active' ? (snapshot as unknown as Snapshot<unknown>) : null;
  } catch {
    return null;
  }
};

type StepState = { readonly value: StateValue; readonly context: unknown };

/** The snapshot of an earlier step; a text says why no actor can go on from there. */
export const snapshotAt = (
  machine: AnyStateMachine,
  { value, context }: StepState,
): Snapshot<unknown> | string => {
  if (hasConcealed(context)) return 'A password or key of this step is not recorded. Choose another step.';
  const snapshot = machine.resolveState({ value, context: context as never });
  const nodes = snapshot._nodes;
  // A restored actor starts neither the calls nor the timers of the states that it is in.
  if (nodes.some(({ invoke }) => invoke.length > 0))
    return 'It waits for a reply at this step. Choose another step.';
  if (nodes.some(({ after }) => after.length > 0)) return 'A timer runs at this step. Choose another step.';
  return snapshot.status === 'active' ? snapshot : 'It has finished at this step. Choose another step.';
};
