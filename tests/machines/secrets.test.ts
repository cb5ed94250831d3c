/** Tests that no machine lets a password or token into the trace, for any event. */
import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import type { CatalogueEntry } from '#machines/catalogueEntry.ts';
import { startLifecycle } from '#machines/start.ts';
import { settle } from '#world/settle.ts';
import { endings } from './endings.ts';
import { newWorld } from './machineHarness.ts';

const secretFields = new Set(['password', 'confirmPassword', 'token']);

const secretsIn = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([field, inner]) =>
        secretFields.has(field) && typeof inner === 'string' && inner !== '' ? [inner] : secretsIn(inner),
      );

/** Everything reachable from a value as text, visited once. */
const textOf = (whole: unknown): string => {
  const seen = new WeakSet<object>();
  return (
    JSON.stringify(whole, (_, value: unknown) => {
      if (typeof value !== 'object' || value === null) return value;
      if (seen.has(value)) return undefined;
      seen.add(value);
      return value;
    }) ?? ''
  );
};

const stubbed = ({ id, machine }: CatalogueEntry) => {
  const actors = Object.keys(machine.implementations.actors).map((name) => [
    name,
    fromPromise(() => Promise.resolve(endings[id]?.[name]?.[0])),
  ]);
  const actions = Object.entries(machine.implementations.actions)
    .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
    .map(([name]) => [name, () => undefined]);
  return machine.provide({ actors: Object.fromEntries(actors), actions: Object.fromEntries(actions) });
};

/** One run per event: that event first, then all others; children succeed at once. */
const live = async (entry: CatalogueEntry) => {
  const world = newWorld();
  const machine = stubbed(entry);
  for (const first of entry.events) {
    const actor = startLifecycle(world, machine, { id: entry.id, input: entry.input });
    await settle();
    for (const event of [first, ...entry.events]) {
      actor.send(event);
      await settle();
    }
    actor.stop();
  }
  return world.trace.frames();
};

describe('the trace', () => {
  test.each(catalogue.map((entry) => [entry.id, entry] as const))(
    'of %s holds no secret',
    async (_, entry) => {
      const told = textOf(await live(entry));
      const secrets = secretsIn([entry.events, endings[entry.id]]);

      expect(secrets.filter((secret) => told.includes(JSON.stringify(secret)))).toEqual([]);
    },
  );

  test('is searched for secrets that there are', () => {
    const withSecrets = catalogue.filter(({ id, events }) => secretsIn([events, endings[id]]).length > 0);

    expect(withSecrets.map(({ id }) => id)).toEqual([
      'auth',
      'login',
      'secondFactor',
      'passwordReset',
      'registration',
      'clientView',
      'share',
    ]);
  });
});
