/**
 * Tests the query invalidation map against real replies around every command: an event type invalidates
 * exactly the queries that change.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { type QueryName, queriesByEvent, queriesInvalidatedBy } from '#domain/contract/queryInvalidation.ts';
import { firstRoutes } from '#mocks/firstRoutes.ts';
import { eventShapes } from '#mocks/inspection/eventShapes.ts';
import { laterRoutes } from '#mocks/laterRoutes.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { agencySteps } from './renewals/agencySteps.ts';
import { boardSteps } from './renewals/boardSteps.ts';
import { clientSteps } from './renewals/clientSteps.ts';
import type { Step, Steps, WritingName } from './renewals/commandStep.ts';
import { type Done, openSequence } from './renewals/openSequence.ts';
import { firstSteps, lastSteps } from './renewals/peopleSteps.ts';
import { notGiven, overRenewals } from './renewals/reasons.ts';
import { watchedReadings } from './renewals/watchedReadings.ts';
import { workSteps } from './renewals/workSteps.ts';

const sequence: Steps = {
  ...firstSteps,
  ...boardSteps,
  ...workSteps,
  ...clientSteps,
  ...agencySteps,
  ...lastSteps,
};

const names = Object.keys({ ...firstRoutes.handlers, ...laterRoutes.handlers }) as EndpointName[];
const isReading = (name: EndpointName) => paths[name][0] === 'GET' && /^(read|list)/.test(name);

/** These commands append nothing. */
const appendingNothing: readonly WritingName[] = [
  'previewReport',
  'saveClientLook',
  'askQuestion',
  'linkInvitation',
];

let done: readonly Done[] = [];

/** Every query is read again after each of some 130 commands: a busy machine needs more than the usual limit. */
const manyReads = 900_000;

beforeAll(async () => {
  const { give } = await openSequence();
  const all: Done[] = [];
  for (const [name, steps] of Object.entries(sequence) as [WritingName, readonly Step[] | string][])
    for (const step of typeof steps === 'string' ? [] : steps) all.push(await give(name, step));
  done = all;
}, manyReads);

/** Collects, by event type, the queries that changed with the commands that appended it. */
const changedBy = (): ReadonlyMap<string, ReadonlySet<QueryName>> => {
  const found = new Map<string, Set<QueryName>>();
  for (const { types, changed } of done)
    for (const type of types) found.set(type, new Set([...(found.get(type) ?? []), ...changed]));
  return found;
};

const lines = (type: string, readings: Iterable<QueryName>) =>
  [...readings].map((reading) => `${type} renews ${reading}`);

describe('the renewal map', () => {
  test('knows every event that the log may hold, and no other', () => {
    expect(Object.keys(queriesByEvent).toSorted()).toEqual(Object.keys(eventShapes).toSorted());
  });

  test('is held against every endpoint of the route table: it is a command of the sequence, or it is watched', () => {
    const commands = names.filter((name) => paths[name][0] !== 'GET');
    expect(Object.keys(sequence).toSorted()).toEqual(commands.toSorted());
    expect(Object.keys(watchedReadings).toSorted()).toEqual(names.filter(isReading).toSorted());
    const empty = Object.entries(sequence).filter(([, steps]) => steps.length === 0);
    expect(empty).toEqual([]);
  });

  test('is held against every event that the log may hold, or it is shown why not', () => {
    const given = new Set(done.flatMap(({ types }) => types));
    expect([...given, ...Object.keys(notGiven)].toSorted()).toEqual(Object.keys(eventShapes).toSorted());
  });

  test('is asked of commands that change something', () => {
    const nothing = done.flatMap(({ name, types }) => (types.length === 0 ? [name] : []));
    expect(nothing).toEqual(appendingNothing);
  });

  test('names every reading that a change really changes', () => {
    const missed = done.flatMap(({ name, types, changed }) => {
      const renewed = queriesInvalidatedBy(types);
      const left = [...changed].filter((reading) => renewed?.has(reading) === false);
      return left.map((reading) => `${name} changes ${reading}, and ${types.join(', ')} do not renew it`);
    });
    expect(missed).toEqual([]);
  });

  test('leaves alone what a change does not touch, or it is shown why not', () => {
    const isWatched = (reading: QueryName) => typeof watchedReadings[reading] !== 'string';
    const over = [...changedBy()].flatMap(([type, changed]) => {
      const renewed = queriesInvalidatedBy([type]) ?? [];
      return lines(
        type,
        [...renewed].filter((reading) => isWatched(reading) && !changed.has(reading)),
      );
    });
    const explained = overRenewals.flatMap(({ readings, types }) =>
      types.flatMap((type) => lines(type, readings)),
    );
    expect(over.toSorted()).toEqual(explained.toSorted());
  });

  test('gives up on a type that it does not know', () => {
    expect(queriesInvalidatedBy(['ClientAdded', 'SomethingNew'])).toBe(null);
  });

  test('is asked with the types that the reply of a command reports', async () => {
    const { seed, demo, open, log } = openTestBackend();
    await seed();
    const { token } = (await demo('admin')).session;
    const response = await open('addClient', {
      token,
      body: { name: 'Dune', domain: 'dune.example', industry: 'SaaS' },
    });
    expect([response.headers.get('X-Log-Events'), response.headers.get('X-Log-Position')]).toEqual([
      'ClientAdded',
      String((await log.head()).position),
    ]);
  });
});
