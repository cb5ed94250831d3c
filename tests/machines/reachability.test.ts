/** Tests properties that hold for every machine of the catalogue. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { timings } from '#domain/timings.ts';
import { catalogue } from '#machines/catalogue.ts';
import type { CatalogueEntry } from '#machines/catalogueEntry.ts';
import { deciding, endings, failure } from './endings.ts';

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

const statesOf = ({ root }: AnyStateMachine): readonly AnyStateNode[] => nodesOf(root);

const invokesOf = (machine: AnyStateMachine) => statesOf(machine).flatMap(({ invoke }) => invoke);

const stubbed = ({ machine }: CatalogueEntry): AnyStateMachine => {
  const { actors, actions } = machine.implementations;
  const still = fromPromise(() => new Promise(() => undefined));
  const isMissing = (action: unknown) => typeof action === 'function' && !('resolve' in action);
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, still])),
    actions: Object.fromEntries(
      Object.entries(actions)
        .filter(([, action]) => isMissing(action))
        .map(([name]) => [name, () => undefined]),
    ),
  });
};

/** Events that the machine sends to itself when children end and delays pass. */
const ownEvents = ({ id, machine }: CatalogueEntry): readonly { type: string }[] => [
  ...Object.entries(endings[id] ?? {}).flatMap(([child, outputs]) => [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${child}`, output, actorId: child })),
    { type: `xstate.error.actor.${child}`, error: failure, actorId: child },
  ]),
  ...statesOf(machine).flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType }))),
];

const reachedStates = (entry: CatalogueEntry): ReadonlySet<string> => {
  const machine = stubbed(entry);
  const paths = getShortestPaths(machine, {
    input: entry.input,
    events: [...entry.events, ...ownEvents(entry)],
    serializeState: ({ value, context }) => JSON.stringify([value, deciding[entry.id]?.(context) ?? context]),
    limit: 20_000,
  });
  return new Set(paths.flatMap(({ state }) => state._nodes.map(({ id }: AnyStateNode) => id)));
};

const byId = catalogue.map((entry) => [entry.id, entry] as const);

describe('every machine', () => {
  test('is in the catalogue, under its own id, once', () => {
    const files = readdirSync('src/machines', { recursive: true, encoding: 'utf8' });
    const machines = files
      .filter((path) => path.endsWith('Machine.ts'))
      .map((path) => /(\w+)Machine\.ts$/.exec(path)?.[1]);

    expect(catalogue.map(({ id }) => id).sort()).toEqual(machines.sort());
    expect(catalogue.map(({ id, machine }) => id === machine.id)).toEqual(catalogue.map(() => true));
  });

  test.each(byId)('%s can get into each of its states', (_, entry) => {
    const all = statesOf(entry.machine).map(({ id }) => id);

    expect([...reachedStates(entry)].sort()).toEqual(all.sort());
  });

  test.each(byId)('%s knows what to do when a child fails', (_, { id, machine }) => {
    const invokes = invokesOf(machine);
    const helpless = invokes.filter(({ onError }) => onError === undefined).map((invoke) => invoke.id);

    expect(helpless).toEqual([]);
    expect(invokes.map((invoke) => invoke.id).sort()).toEqual(Object.keys(endings[id] ?? {}).sort());
  });

  test.each(byId)('%s says in a sentence what each state is', (_, { machine }) => {
    const silent = statesOf(machine).filter(({ description = '' }) => !/^[A-Z].{10,}[.]$/s.test(description));

    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test.each(byId)(
    '%s has a name for each delay, and those that are fixed are of the product’s timings',
    (_, { machine }) => {
      const used = statesOf(machine).flatMap(({ after }) => after.map(({ delay }) => delay));
      const fixed = Object.entries(machine.implementations.delays).filter(
        ([, delay]) => typeof delay === 'number',
      );

      expect(
        used.filter((delay) => typeof delay !== 'string' || !(delay in machine.implementations.delays)),
      ).toEqual([]);
      expect(Object.fromEntries(fixed)).toEqual(
        Object.fromEntries(fixed.map(([name]) => [name, timings[name as keyof typeof timings]])),
      );
    },
  );

  test.each(byId)('%s has an example of each event that it takes', (_, { machine, events }) => {
    const taken = new Set(machine.events.filter((type) => !type.startsWith('xstate.')));

    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual([...taken].sort());
  });

  test.each(byId)('%s is reported in plain words', (_, { title, subject, about }) => {
    expect([
      /^[A-Z][a-z -]+$/.test(title),
      /^[a-z]+$/i.test(subject),
      /^[A-Z].{30,}[.]$/.test(about),
    ]).toEqual([true, true, true]);
  });

  test.each(byId)('%s names its events noun.verb and its states in words', (_, { machine, events }) => {
    const wrongEvents = events.filter(({ type }) => !/^[a-z]+\.[a-z]+([A-Z][a-z]+)?$/.test(type));
    const wrongStates = statesOf(machine).filter(({ key }) => !/^[a-z]+([A-Z][a-z]+)*$/.test(key));

    expect([wrongEvents, wrongStates.map(({ id }) => id)]).toEqual([[], []]);
  });
});
