/** Converts a machine's definition to a chart: plain data for drawing, exporting and searching. */
import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  and,
  createMachine,
  not,
  or,
  stateIn,
} from 'xstate';
import {
  type Chart,
  type ChartState,
  type ChartStateKind,
  type ChartTransition,
  type ChartTrigger,
  transitionId,
} from './chart.ts';

type Named = {
  readonly type?: string;
  readonly name?: string;
  readonly guards?: readonly unknown[];
  readonly check?: unknown;
};

/** XState's own guards are recognised by their `check`, because the production build renames their functions. */
const ownGuard = ({ check }: Named): string | undefined => {
  if (check === undefined) return undefined;
  const own = Object.entries({ and: and([]), or: or([]), not: not(''), stateIn: stateIn('') });
  return own.find(([, guard]) => (guard as Named).check === check)?.[0];
};

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

const nameOf = (reference: unknown): string => {
  if (typeof reference === 'string') return reference;
  const { type, name, guards } = reference as Named;
  const own = ownGuard(reference as Named);
  if (guards !== undefined) return `${own ?? name}(${guards.map(nameOf).join(', ')})`;
  return (type ?? own ?? name ?? '').replace(/^xstate\./, '') || 'inline';
};

const kindOf = ({ type, history }: AnyStateNode): ChartStateKind =>
  type === 'history' && history === 'deep' ? 'deepHistory' : type;

const stateOf = (node: AnyStateNode): ChartState => ({
  id: node.id,
  key: node.key,
  kind: kindOf(node),
  parent: node.parent?.id ?? null,
  description: node.description ?? '',
  tags: [...node.tags].sort(),
  // The node's own lists also hold what XState adds for delays.
  entry: listOf(node.config.entry).map(nameOf),
  exit: listOf(node.config.exit).map(nameOf),
  invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : 'inline' })),
  initial: node.type === 'compound' ? (node.initial?.target?.[0]?.id ?? null) : null,
});

const endings = [
  ['xstate.done.state.', 'done'],
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
] as const;

const delayOf = (machine: AnyStateMachine, node: AnyStateNode, eventType: string): ChartTrigger => {
  const name = eventType.slice('xstate.after.'.length, -node.id.length - 1);
  const delay: unknown = machine.implementations.delays[name];
  const fixed = typeof delay === 'number' ? delay : Number(name);
  return { kind: 'delay', name, milliseconds: Number.isNaN(fixed) ? null : fixed };
};

const triggerOf = (machine: AnyStateMachine, node: AnyStateNode, eventType: string): ChartTrigger => {
  if (eventType === '') return { kind: 'always' };
  if (eventType.startsWith('xstate.after.')) return delayOf(machine, node, eventType);
  for (const [prefix, kind] of endings) {
    if (eventType.startsWith(prefix)) return { kind, of: eventType.slice(prefix.length) };
  }
  return { kind: 'event', event: eventType };
};

const historyDefault = (node: AnyStateNode): readonly ChartTransition[] => {
  if (node.type !== 'history' || node.config.target === undefined) return [];
  const target = node.config.target;
  const targets = listOf(target).map((reference) => {
    const key = String(reference);
    return key.startsWith('#') ? key.slice(1) : `${node.parent?.id}.${key.replace(/^\./, '')}`;
  });
  return [
    {
      id: transitionId(node.id, '', 0),
      source: node.id,
      trigger: { kind: 'always' },
      guard: null,
      actions: [],
      targets,
      reenter: false,
    },
  ];
};

const transitionsOf = (machine: AnyStateMachine, node: AnyStateNode): readonly ChartTransition[] => {
  const transitionOf = (
    eventType: string,
    definition: AnyTransitionDefinition,
    index: number,
  ): ChartTransition => ({
    id: transitionId(node.id, eventType, index),
    source: node.id,
    trigger: triggerOf(machine, node, eventType),
    guard: definition.guard === undefined ? null : nameOf(definition.guard),
    actions: definition.actions.map(nameOf),
    targets: definition.target?.map(({ id }) => id) ?? [],
    reenter: definition.reenter,
  });
  return [
    ...(node.always ?? []).map((definition, index) => transitionOf('', definition, index)),
    ...[...node.transitions].flatMap(([eventType, definitions]) =>
      definitions.map((definition, index) => transitionOf(eventType, definition, index)),
    ),
    ...historyDefault(node),
  ];
};

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/** Reads the chart of a machine. Fixed delays are in milliseconds; provided implementations are ignored. */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const nodes = nodesOf(machine.root);
  return {
    id: machine.id,
    states: nodes.map(stateOf),
    transitions: nodes.flatMap((node) => transitionsOf(machine, node)),
  };
};

/** Reads the chart of a configuration without implementations; throws if XState refuses it. */
export const chartOfConfig = (config: object): Chart => chartOf(createMachine(config as never));
