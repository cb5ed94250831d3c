/** Runs random API programs from two tabs with versions, limits and repeated keys, and compares them with the clients model. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import type { Passwords } from '#mocks/crypto/passwords.ts';
import { nora } from '#tests/support/cast.ts';
import type { Reply } from '#tests/support/contractReply.ts';
import { memoryHints } from '#tests/support/memoryHints.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { type CallOptions, openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import type { Lane } from '../lane.ts';
import { type ClientCall, clientsModel, type ModelReply, type Version } from './clientsModel.ts';

const domain = fc.nat({ max: 7 }).map((number) => `site-${number}.example`);
const client = fc.nat({ max: 6 });
const version = fc.constantFrom<Version>('right', 'right', 'any', 'stale', 'none');

const call: fc.Arbitrary<ClientCall> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ name: fc.constant('addClient' as const), domain }) },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('updateClient' as const),
      client,
      to: fc.constantFrom('North', 'South'),
      version,
    }),
  },
  { weight: 2, arbitrary: fc.record({ name: fc.constant('archiveClient' as const), client, version }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('restoreClient' as const), client }) },
);

/** A call from one of two tabs. `again` repeats the call from the other tab with the same key. */
const program = fc.array(fc.record({ tab: fc.nat({ max: 1 }), call, again: fc.boolean() }), {
  minLength: 1,
  maxLength: 14,
});

type Step = { readonly tab: number; readonly call: ClientCall; readonly again: boolean };

const plainPasswords: Passwords = {
  hash: async (password) => password,
  verify: async (password, verifier) => password === verifier,
};

const openTabs = async () => {
  const storage = memoryStorage();
  const join = memoryHints();
  const [one, two] = [1, 2].map((seed) => {
    const world = createVirtualWorld({ seed });
    const log = openMemoryLog(world, { storage, hints: join() });
    return openTestBackend({ world, log, passwords: plainPasswords });
  }) as [TestBackend, TestBackend];
  const { token } = (await one.signUp(nora)).session;
  await one.succeed('checkout', { token, body: { plan_name: 'starter', billing_cycle: 'monthly' } });
  return { one, two, token };
};

const replyOf = ({ status, headers, body }: Reply): ModelReply => ({
  status,
  code: status >= 400 ? (body as { code: string }).code : null,
  etag: headers.get('ETag'),
});

const contentOf = ({ status, headers, body }: Reply) => ({ status, etag: headers.get('ETag'), body });

type Known = { readonly ids: readonly string[]; readonly revision: (client: number) => number };

const ifMatch = (version: Version, revision: number): Record<string, string> => {
  switch (version) {
    case 'right':
      return { 'If-Match': `"r${revision}"` };
    case 'any':
      return { 'If-Match': '*' };
    case 'stale':
      return { 'If-Match': `"r${revision + 1000}"` };
    case 'none':
      return {};
  }
};

const optionsOf = (step: ClientCall, { ids, revision }: Known): CallOptions => {
  if (step.name === 'addClient')
    return { body: { name: step.domain, domain: step.domain, industry: 'Retail' } };
  const params = { id: ids[step.client] ?? 'nobody' };
  if (step.name === 'restoreClient') return { params };
  const headers = ifMatch(step.version, revision(step.client));
  return step.name === 'updateClient' ? { params, headers, body: { name: step.to } } : { params, headers };
};

type Tabs = Awaited<ReturnType<typeof openTabs>>;

/** Repeats a command from the other tab: a success is replayed exactly and not applied twice, a refusal is decided again. */
const askAgain = async ({ one, two }: Tabs, { tab, call: { name } }: Step, options: CallOptions) => {
  const [first, other] = tab === 0 ? [one, two] : [two, one];
  const before = await first.log.head();
  const reply = await other.ask(name, options);
  expect(await other.log.head()).toEqual(before);
  return reply;
};

const holdProgram = async (steps: readonly Step[]): Promise<void> => {
  const tabs = await openTabs();
  const { one, two, token } = tabs;
  const [sample] = (await one.succeed('listClients', { token })).items;
  if (!sample) throw new Error('a new workspace has no sample client');
  const model = clientsModel({ name: sample.name, domain: sample.domain });
  const ids = [sample.id];
  const start = (await one.log.head()).position;
  for (const [index, step] of steps.entries()) {
    const known = { ids, revision: (client: number) => model.clients[client]?.revision ?? 0 };
    const asked = optionsOf(step.call, known);
    const options = { ...asked, token, headers: { ...asked.headers, 'Idempotency-Key': `step-${index}` } };
    const reply = await (step.tab === 0 ? one : two).ask(step.call.name, options);
    expect([index, replyOf(reply)]).toEqual([index, model.answer(step.call)]);
    if (reply.status === 201) ids.push((reply.body as { client: { id: string } }).client.id);
    if (!step.again || reply.status >= 400) continue;
    const again = await askAgain(tabs, step, options);
    expect(contentOf(again)).toEqual(contentOf(reply));
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
  }
  for (const { succeed } of [one, two]) {
    const { items } = await succeed('listClients', { token, query: 'status=all&limit=100' });
    const told = items.map(({ name, domain, status, etag }) => [name, domain, status === 'archived', etag]);
    expect(told).toEqual(
      model.clients.map(({ name, domain, archived, revision }) => [name, domain, archived, `"r${revision}"`]),
    );
  }
  const events = await two.log.readAll();
  expect([events.length, verifyChain(events)]).toEqual([start + model.changes(), null]);
};

export const apiPrograms: Lane = {
  name: 'api-programs',
  promise: 'the API answers every program of calls from two tabs as its model does, and a key once',
  runs: 20_000,
  run: async ({ runs, seed }) => {
    let calls = 0;
    const property = fc.asyncProperty(program, async (steps) => {
      calls += steps.length;
      await holdProgram(steps);
    });
    await fc.assert(property, { numRuns: runs, seed });
    return { programs: runs, calls };
  },
};
