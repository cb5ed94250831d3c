/** Repeats commands after a lost reply or a tab closed around the commit: each applies once and replies the same. */
import { expect } from 'vitest';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { type LogStorage, StorageError } from '#events/log/logStorage.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import type { Reply } from '#tests/support/contractReply.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import type { Random } from '#world/random.ts';
import { seededRandom } from '#world/seededRandom.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { fittingCall } from '../fuzzCalls.ts';
import { type FuzzFixture, idPicker, idsOf, openFuzzFixture } from '../fuzzFixture.ts';
import type { Lane } from '../lane.ts';

const endings: readonly EndpointName[] = ['removeMember', 'changeMemberRole', 'changeSubscription'];

const commands = (Object.keys(paths) as EndpointName[]).filter(
  (name) => paths[name][0] !== 'GET' && !endings.includes(name),
) as [EndpointName, ...EndpointName[]];

type Fate = 'lost' | 'gone before the commit' | 'gone after the commit';

const fates = ['lost', 'gone before the commit', 'gone after the commit'] as const satisfies readonly Fate[];

const gone = () => new StorageError('closed', 'the tab is gone');

const mortalStorage = (storage: LogStorage) => {
  const state: { fate: Fate } = { fate: 'lost' };
  const mortal: LogStorage = {
    ...storage,
    write: async (work, durability) => {
      const { fate } = state;
      const result = await storage.write(async (transaction) => {
        const worked = await work(transaction);
        if (fate === 'gone before the commit') throw gone();
        return worked;
      }, durability);
      if (fate === 'gone after the commit') throw gone();
      return result;
    },
  };
  return { mortal, state };
};

type Ask = (name: EndpointName, call: CallOptions) => Promise<Reply>;

const tabsOn = (storage: LogStorage): readonly (() => Ask)[] => {
  let seed = 100;
  const open = (): Ask => {
    seed += 1;
    const world = createVirtualWorld({ seed });
    return openTestBackend({ world, log: openMemoryLog(world, { storage }) }).ask;
  };
  const [one, other] = [open(), open()];
  return [() => one, () => other, open];
};

/** Everything that a page can see of a reply except the log's current position. */
const seen = ({ status, headers, body }: Reply) => ({
  status,
  body,
  version: headers.get('ETag'),
  type: headers.get('Content-Type'),
  location: headers.get('Location'),
});

type Fixture = FuzzFixture & {
  readonly random: Random;
  readonly state: { fate: Fate };
  readonly tabs: readonly (() => Ask)[];
};

const mostRetries = 10;

const holdCommand = async (
  fixture: Fixture,
  name: EndpointName,
  call: CallOptions,
): Promise<number | null> => {
  const { random, state, tabs, log } = fixture;
  const before = (await log.head()).position;
  state.fate = random.pick(fates);
  const first = await fixture.ask(name, call);
  const { fate } = state;
  state.fate = 'lost';
  if (first.status >= 400 && first.status !== 503) return null;
  const after = (await log.head()).position;
  const retries = random.integer(1, mostRetries);
  const told: ReturnType<typeof seen>[] = fate === 'lost' ? [seen(first)] : [];
  for (let retry = 0; retry < retries; retry += 1) {
    const tab = tabs[random.integer(0, tabs.length - 1)] ?? expect.unreachable();
    told.push(seen(await tab()(name, call)));
    // A refusal is not stored and writes nothing, so a later attempt may be refused differently.
    if (after === before && (told[0]?.status ?? 0) >= 400) return null;
  }
  expect([name, fate, told]).toEqual([name, fate, told.map(() => told[0])]);
  expect([name, fate, told[0]?.status]).toEqual([name, fate, expect.toSatisfy((status) => status < 300)]);
  const end = (await log.head()).position;
  expect([name, fate, after]).toEqual([name, fate, fate === 'gone before the commit' ? before : end]);
  const added = await log.readAll({ after: before, limit: 1_000 });
  expect([name, fate, new Set(added.map(({ commandId }) => commandId)).size <= 1]).toEqual([
    name,
    fate,
    true,
  ]);
  return retries;
};

const commandsTogether = 300;

type Figures = { commands: number; retries: number; readonly kinds: Set<EndpointName> };

const holdFixture = async (seed: number, count: number, figures: Figures): Promise<void> => {
  const storage = memoryStorage();
  const { mortal, state } = mortalStorage(storage);
  const fixture = await openFuzzFixture(seed, mortal);
  const random = seededRandom(seed);
  const vocabulary = {
    random,
    idFor: idPicker(idsOf(await fixture.log.readAll({ limit: 100_000 })), random),
  };
  const held: Fixture = { ...fixture, random, state, tabs: tabsOn(storage) };
  let token = await fixture.signIn('admin');
  for (let asked = 0; asked < count; asked += 1) {
    const name = random.pick(commands);
    const headers = { 'If-Match': '*', 'Idempotency-Key': `key-${seed}-${asked}` };
    const retries = await holdCommand(held, name, { ...fittingCall(name, vocabulary), token, headers });
    if (retries !== null) {
      figures.commands += 1;
      figures.retries += retries;
      figures.kinds.add(name);
    }
    if ((await fixture.ask('readSession', { token })).status === 401) token = await fixture.signIn('admin');
  }
  expect(verifyChain(await fixture.log.readAll({ limit: 100_000 }))).toBeNull();
};

export const lostReplies: Lane = {
  name: 'lost-replies',
  promise:
    'a command whose reply was lost, asked again from any tab and after a reload, is done once and reported the same',
  runs: 20_000,
  run: async ({ runs, seed }) => {
    const figures: Figures = { commands: 0, retries: 0, kinds: new Set() };
    for (let begun = 0; begun < runs; begun += commandsTogether)
      await holdFixture(seed + begun, Math.min(commandsTogether, runs - begun), figures);
    const { kinds, ...counts } = figures;
    return { asked: runs, ...counts, 'kinds of command': kinds.size };
  },
};
