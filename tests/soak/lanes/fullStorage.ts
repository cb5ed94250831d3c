/** Fills the storage at every write of a command, then frees space and repeats the command. */
import { expect } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import type { Lane } from '../lane.ts';
import { commandsTogether, holdAnyCommand } from './anyCommandFull.ts';
import { holdBeside } from './besideFull.ts';
import { fillingStorage } from './fillingStorage.ts';

type Asked = { readonly name: EndpointName; readonly call: (id: string) => CallOptions };

const commands: readonly Asked[] = [
  { name: 'updateProfile', call: () => ({ body: { first_name: 'Eleonora', company: 'Berg & Co' } }) },
  { name: 'addClient', call: () => ({ body: { name: 'Acme', domain: 'acme.example', industry: 'Retail' } }) },
  {
    name: 'updateClient',
    call: (id) => ({ params: { id }, headers: { 'If-Match': '*' }, body: { name: 'Ame' } }),
  },
  { name: 'addClientNote', call: (id) => ({ params: { id }, body: { text: 'Called.' } }) },
  {
    name: 'addCompetitor',
    call: (id) => ({ body: { client_id: id, domain: 'rival.example', tier: 'direct' } }),
  },
  { name: 'makeApiKey', call: () => ({ body: { name: 'Key' } }) },
  { name: 'inviteMember', call: () => ({ body: { email: 'new@made.example', role: 'manager' } }) },
  { name: 'archiveClient', call: (id) => ({ params: { id }, headers: { 'If-Match': '*' } }) },
  { name: 'signOut', call: () => ({}) },
];

const openFixture = async (seed: number) => {
  const world = createVirtualWorld({ seed });
  const filling = fillingStorage(memoryStorage());
  const log = openMemoryLog(world, { storage: filling.storage });
  const backend = openTestBackend({ world, log });
  const { token } = (await backend.signUp(nora)).session;
  await backend.succeed('checkout', { token, body: { plan_name: 'enterprise', billing_cycle: 'monthly' } });
  const [client] = (await backend.succeed('listClients', { token })).items;
  return { ...backend, token, id: client?.id ?? '', state: filling.state };
};

type Fixture = Awaited<ReturnType<typeof openFixture>>;

const holdCommand = async (fixture: Fixture, { name, call }: Asked, key: string): Promise<number> => {
  const { ask, log, id, token, state } = fixture;
  const asked = call(id);
  const options = { ...asked, token, headers: { ...asked.headers, 'Idempotency-Key': key } };
  for (let at = 1; ; at += 1) {
    const before = await log.head();
    Object.assign(state, { at, writes: 0 });
    const reply = await ask(name, options);
    if (state.writes < at) {
      expect([name, reply.status]).toEqual([name, expect.toSatisfy((status: number) => status < 300)]);
      return at - 1;
    }
    expect([name, at, statusAndBody(reply)]).toEqual([name, at, refusal('storageFull')]);
    expect(await log.head()).toEqual(before);
  }
};

const othersOfRound = 40;

const holdFirstMinutes = async (run: number, seed: number): Promise<number> => {
  const fixture = await openFixture(seed + run);
  const order = run % 2 === 0 ? commands : commands.filter((_command, index) => index !== run % 8);
  let refusals = 0;
  for (const [index, asked] of order.entries()) refusals += await holdCommand(fixture, asked, `key-${index}`);
  expect(verifyChain(await fixture.log.readAll())).toBeNull();
  return refusals;
};

/** Snapshots and copies take several times as long, so only every second agency checks them. */
const besideEvery = 2;

export const fullStorage: Lane = {
  name: 'full-storage',
  promise:
    'a command that meets a full storage is refused in words, leaves nothing behind, and works later; so do the second copy, snapshots, extracts and a recovery',
  runs: 100,
  run: async ({ runs, seed }) => {
    const seen = new Map<EndpointName, number>();
    const beside = { copies: 0, snapshots: 0, extracts: 0, recoveries: 0, entries: 0 };
    let refusals = 0;
    for (let run = 0; run < runs; run += 1) {
      refusals += await holdFirstMinutes(run, seed);
      if (run % besideEvery > 0) continue;
      const held = await holdBeside(seed + run);
      for (const what of Object.keys(beside) as (keyof typeof beside)[]) beside[what] += held[what];
    }
    const others = runs * othersOfRound;
    for (let begun = 0; begun < others; begun += commandsTogether)
      await holdAnyCommand(seed + begun, Math.min(commandsTogether, others - begun), seen);
    for (const count of seen.values()) refusals += count;
    const figures = { rounds: runs, refusals, 'kinds of command': seen.size };
    const told = Object.entries(beside).map(([what, count]) => [`${what} refused`, count]);
    return { ...figures, ...Object.fromEntries(told) };
  },
};
