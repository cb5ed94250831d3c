/** Sends random API commands of the demo agency while the storage is full at each of their writes. */
import { expect } from 'vitest';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import type { CallOptions } from '#tests/support/testBackend.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import type { Random } from '#world/random.ts';
import { seededRandom } from '#world/seededRandom.ts';
import { bodySchemaOf } from '../apiDocument.ts';
import { paramsFor } from '../fuzzCalls.ts';
import { type FuzzFixture, idPicker, idsOf, openFuzzFixture } from '../fuzzFixture.ts';
import { fitting, type Vocabulary } from '../shapes.ts';
import { type Filling, fillingStorage } from './fillingStorage.ts';

const commands = (Object.keys(paths) as EndpointName[]).filter((name) => paths[name][0] !== 'GET');

const endings: readonly EndpointName[] = ['removeMember', 'changeMemberRole', 'changeSubscription'];

const asked = commands.filter((name) => !endings.includes(name)) as [EndpointName, ...EndpointName[]];

type Fixture = FuzzFixture & { readonly state: Filling; readonly random: Random };

const callOf = (name: EndpointName, vocabulary: Vocabulary): CallOptions => {
  const body = bodySchemaOf(name);
  return {
    params: paramsFor(name, vocabulary),
    ...(body === null ? {} : { body: fitting(body, vocabulary) }),
  };
};

/**
 * Retries with one more write allowed until the command succeeds. Returns the number of refused writes. A
 * command that the API refuses writes nothing.
 */
const holdCommand = async (fixture: Fixture, name: EndpointName, options: CallOptions): Promise<number> => {
  const { ask, log, state } = fixture;
  for (let at = 1; ; at += 1) {
    const before = await log.head();
    Object.assign(state, { at, writes: 0 });
    const reply = await ask(name, options);
    const isFull = state.writes >= at;
    state.at = 0;
    if (!isFull) {
      expect([name, [500, 507].includes(reply.status)]).toEqual([name, false]);
      return at - 1;
    }
    expect([name, at, statusAndBody(reply)]).toEqual([name, at, refusal('storageFull')]);
    expect([name, at, await log.head()]).toEqual([name, at, before]);
  }
};

const openFixture = async (seed: number): Promise<Fixture> => {
  const filling = fillingStorage(memoryStorage());
  const fixture = await openFuzzFixture(seed, filling.storage);
  return { ...fixture, state: filling.state, random: seededRandom(seed) };
};

export const commandsTogether = 400;

export const holdAnyCommand = async (
  seed: number,
  count: number,
  seen: Map<EndpointName, number>,
): Promise<void> => {
  const fixture = await openFixture(seed);
  const { random, log } = fixture;
  let token = await fixture.signIn('admin');
  const vocabulary = { random, idFor: idPicker(idsOf(await log.readAll({ limit: 100_000 })), random) };
  for (let call = 0; call < count; call += 1) {
    const name = random.pick(asked);
    const headers = { 'If-Match': '*', 'Idempotency-Key': `key-${call}` };
    const refusals = await holdCommand(fixture, name, { ...callOf(name, vocabulary), token, headers });
    if (refusals > 0) seen.set(name, (seen.get(name) ?? 0) + refusals);
    if ((await fixture.ask('readSession', { token })).status === 401) token = await fixture.signIn('admin');
  }
  expect(verifyChain(await log.readAll({ limit: 100_000 }))).toBeNull();
};
