/** Starts a copy of a running actor: from its beginning, from a snapshot, or through the events of its steps. */
import { type Actor, type AnyEventObject, type AnyStateMachine, fromPromise, type Snapshot } from 'xstate';
import type { World } from '#world/world.ts';
import { startLifecycle } from './start.ts';
import { withoutSecrets } from './withoutSecrets.ts';

export type CopyPlan =
  | { readonly kind: 'restart' }
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot<unknown> }
  | { readonly kind: 'replay'; readonly events: readonly AnyEventObject[] };

const silent = () => undefined;

const isBuiltIn = (action: unknown): boolean =>
  typeof action === 'function' && String(Object(action).type).startsWith('xstate.');

/** Calls nothing: the replies come as recorded events, and actions of the page are left out. */
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

/** Without secrets. Children are left out, because their work cannot be continued. */
export const snapshotText = (actor: Actor<AnyStateMachine>): string => {
  const persisted = actor.getPersistedSnapshot() as object;
  return `${JSON.stringify(withoutSecrets({ ...persisted, children: {} }), null, 2)}\n`;
};

/** Null if the text is no snapshot of that machine, or of a state that it does not have. */
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
