/** A storage that is full at every write of a command, and has room again when the same command is asked once more. */
import { expect } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import { type LogStorage, StorageError } from '#events/log/logStorage.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { nora } from '#tests/support/cast.ts';
import { answerOf, refusal } from '#tests/support/contractReply.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import type { Lane } from '../lane.ts';

/** Counts the writes of one command, and refuses one of them: `at` is its number, 0 none; one more than there are is the commit. */
const fillingStorage = (storage: LogStorage) => {
  const state = { at: 0, writes: 0 };
  const step = (): void => {
    state.writes += 1;
    if (state.writes === state.at) throw new StorageError('quota', 'the disk is full');
  };
  const counted: LogStorage = {
    ...storage,
    write: (work, durability) =>
      storage.write(async (transaction) => {
        const before =
          <Given extends unknown[]>(change: (...given: Given) => void) =>
          (...given: Given): void => {
            step();
            change(...given);
          };
        const result = await work({
          ...transaction,
          addEvents: before(transaction.addEvents),
          putHead: before(transaction.putHead),
          putRevision: before(transaction.putRevision),
          addCommand: before(transaction.addCommand),
          putSecret: before(transaction.putSecret),
          deleteSecret: before(transaction.deleteSecret),
        });
        step();
        return result;
      }, durability),
  };
  return { storage: counted, state };
};

type Asked = { readonly name: EndpointName; readonly call: (id: string) => CallOptions };

/** What an agency does in its first minutes; `id` is that of its client. */
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

const openStage = async (seed: number) => {
  const world = createVirtualWorld({ seed });
  const filling = fillingStorage(memoryStorage());
  const log = openMemoryLog(world, { storage: filling.storage });
  const backend = openTestBackend({ world, log });
  const { token } = (await backend.signUp(nora)).session;
  await backend.succeed('checkout', { token, body: { plan_name: 'enterprise', billing_cycle: 'monthly' } });
  const [client] = (await backend.succeed('listClients', { token })).items;
  return { ...backend, token, id: client?.id ?? '', state: filling.state };
};

type Stage = Awaited<ReturnType<typeof openStage>>;

/** Refuses the command at each of its writes, then lets it through; gives at how many. */
const holdCommand = async (stage: Stage, { name, call }: Asked, key: string): Promise<number> => {
  const { ask, log, id, token, state } = stage;
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
    expect([name, at, answerOf(reply)]).toEqual([name, at, refusal('storageFull')]);
    expect(await log.head()).toEqual(before);
  }
};

export const fullStorage: Lane = {
  name: 'full-storage',
  promise: 'a command that meets a full storage is refused in words, leaves nothing behind, and works later',
  runs: 100,
  run: async ({ runs, seed }) => {
    let refusals = 0;
    for (let run = 0; run < runs; run += 1) {
      const stage = await openStage(seed + run);
      const order = run % 2 === 0 ? commands : commands.filter((_command, index) => index !== run % 8);
      for (const [index, asked] of order.entries())
        refusals += await holdCommand(stage, asked, `key-${index}`);
      expect(verifyChain(await stage.log.readAll())).toBeNull();
    }
    return { rounds: runs, refusals };
  },
};
