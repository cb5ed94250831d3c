/** Opens the demo agency with its whole history, another owner's workspace and their ids, as a fixture for hostile calls. */
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { StorageFailure } from '#events/log/eventLog.ts';
import { type LogStorage, StorageError } from '#events/log/logStorage.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { Passwords } from '#mocks/crypto/passwords.ts';
import { historyOf, seedDemo } from '#mocks/seed/seedDemo.ts';
import { nora } from '#tests/support/cast.ts';
import { type Reply, readReply } from '#tests/support/contractReply.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';
import type { Random } from '#world/random.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

/** Skips password hashing, which would take most of the time and is tested elsewhere. */
const plainPasswords: Passwords = {
  hash: async (password) => password,
  verify: async () => true,
};

const idsIn = (value: unknown, found: Map<string, Set<string>>, field = ''): void => {
  if (typeof value === 'string' && /Ids?$/.test(field)) {
    const known = found.get(field.replace(/s$/, '').toLowerCase()) ?? new Set();
    found.set(field.replace(/s$/, '').toLowerCase(), known.add(value));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) idsIn(part, found, Array.isArray(value) ? field : name);
  }
};

export const idsOf = (events: readonly StoredEvent[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, Set<string>>();
  for (const { data } of events) idsIn(data, found);
  return new Map([...found].map(([kind, ids]) => [kind, [...ids]]));
};

const wordOf = (field: string): string =>
  (
    field
      .replace(/_ids?$/, '')
      .split(/[-_]/)
      .at(-1) ?? ''
  )
    .replace(/s$/, '')
    .toLowerCase();

export const idPicker = (ids: ReadonlyMap<string, readonly string[]>, random: Random) => {
  const all = [...ids.values()].flat();
  return (field: string): string => {
    const word = wordOf(field);
    const own = [...ids]
      .filter(([kind]) => word !== '' && kind.endsWith(`${word}id`))
      .flatMap(([, some]) => some);
    const chance = random.next();
    if (chance < 0.1) return 'nobodyhasthis';
    const from = own.length > 0 && chance < 0.9 ? own : all;
    return from[random.integer(0, from.length - 1)] ?? 'nobodyhasthis';
  };
};

export const subjectOf = (name: EndpointName): string =>
  paths[name][1].split('/:')[0]?.split('/').at(-1) ?? '';

export const hasParameters = (name: EndpointName): boolean => paths[name][1].includes(':');

type Planted = {
  /** Storage failure. `quota` and `newer` refuse writes only. */
  storage: StorageFailure | null;
  isProviderUp: boolean;
};

const plantedMessage = 'planted';

export const isPlanted = (error: unknown): boolean =>
  error instanceof StorageError && error.message === plantedMessage;

const failingStorage = (storage: LogStorage, planted: Planted): LogStorage => ({
  ...storage,
  read: async (work) => {
    const { storage: failure } = planted;
    if (failure !== null && failure !== 'quota' && failure !== 'newer')
      throw new StorageError(failure, plantedMessage);
    return storage.read(work);
  },
  write: async (work, durability) => {
    if (planted.storage !== null) throw new StorageError(planted.storage, plantedMessage);
    return storage.write(work, durability);
  },
});

export const openFuzzFixture = async (seed: number, storage: LogStorage = memoryStorage()) => {
  const world = createVirtualWorld({ seed });
  const planted: Planted = { storage: null, isProviderUp: true };
  const log = openMemoryLog(world, { storage: failingStorage(storage, planted) });
  const isProviderUp = () => planted.isProviderUp;
  const backend = openTestBackend({ world, log, passwords: plainPasswords, isProviderUp });
  await seedDemo(backend.log, world, await historyOf(world));
  const stranger = (await backend.signUp(nora)).session.token;
  await backend.succeed('checkout', {
    token: stranger,
    body: { plan_name: 'enterprise', billing_cycle: 'monthly' },
  });

  /** Streams are only opened, not read. */
  const ask = async (name: EndpointName, call: CallOptions): Promise<Reply> => {
    const response = await backend.open(name, call);
    if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
      await response.body?.cancel();
      return { status: response.status, headers: response.headers, body: null };
    }
    return readReply(response);
  };

  const signIn = async (name: 'admin' | 'manager' | 'client'): Promise<string> =>
    (await backend.demo(name)).session.token;

  return { ...backend, ask, stranger, signIn, planted };
};

export type FuzzFixture = Awaited<ReturnType<typeof openFuzzFixture>>;
