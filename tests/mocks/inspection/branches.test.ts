import { describe, expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import { openBranchStore } from '#events/log/branchStore.ts';
import { emptyHead, headOf } from '#events/log/hashChain.ts';
import { rechained } from '#events/log/rechain.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { personKey } from '#events/people/personKeys.ts';
import { createLogControls } from '#mocks/inspection/createLogControls.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { withKeysInPlain } from '#tests/support/oldExport.ts';
import { linesOf, openLab } from './labFixture.ts';

const at = '2026-01-05T09:00:00.000Z';

const contactOf = (contactId: string, name: string): AppEvent => ({
  type: 'ClientContactAdded',
  data: { contactId, clientId: 'acme', workspaceId: 'w1', name, email: '', title: '', addedAt: at },
});

const erasure = (contactId: string): AppEvent => ({
  type: 'ClientContactErased',
  data: { contactId, clientId: 'acme', workspaceId: 'w1', erases: [contactId], erasedAt: at },
});

const branchOf = async (outcome: Promise<unknown>) => (await outcome) as { branch: { id: string } };

describe('a branch', () => {
  test('is a chain of its own with the same facts, in which the visitor stays signed in', async () => {
    const lab = await openLab();
    await lab.seed();
    const position = (await lab.controls.head()).position;
    const { session } = await lab.demo('admin');
    const { branch } = await branchOf(lab.controls.branches.fork(position, ' What if '));
    const there = await openLab(lab.indexedDb, branch.id);
    const [events, copied] = [await lab.events(), await there.events()];

    expect(copied.slice(0, position).map(({ id, data, stream }) => ({ id, data, stream }))).toEqual(
      events.slice(0, position).map(({ id, data, stream }) => ({ id, data, stream })),
    );
    expect((await there.controls.verify()).broken).toBe(null);
    expect(copied[0]?.hash).not.toBe(events[0]?.hash);
    expect(copied.slice(position).map(({ type, tags }) => ({ type, tags }))).toEqual([
      { type: 'SessionStarted', tags: ['workspace:northlight', 'account:demoadmin', 'origin:lab'] },
    ]);
    expect((await there.succeed('readSession', { token: session.token })).user.id).toBe('demoadmin');
  });

  test('goes on by itself', async () => {
    const lab = await openLab();
    await lab.seed();
    const { session } = await lab.demo('admin');
    const before = await lab.events();
    const { branch } = await branchOf(lab.controls.branches.fork(before.length, 'Other'));
    const there = await openLab(lab.indexedDb, branch.id);
    const body = { name: 'Acme', domain: 'acme.example', industry: 'Retail' };
    await there.succeed('addClient', { token: session.token, body, headers: { 'Idempotency-Key': 'one' } });

    expect(await lab.events()).toEqual(before);
    const compared = await there.controls.branches.compare('main', branch.id);
    expect(compared.common).toBe(before.length);
    expect([compared.left.sinceCount, compared.right.since.map(({ type }) => type)]).toEqual([
      0,
      ['ClientAdded'],
    ]);
    expect(compared.projections.map(({ projection }) => projection)).toEqual([
      'clientDirectory',
      'onboardingProgress',
    ]);
  });

  test('is listed with what it has, and deleted with all of it', async () => {
    const lab = await openLab();
    await lab.seed();
    const { branch } = await branchOf(lab.controls.branches.fork(5, 'Five'));
    const [main, five] = await lab.controls.branches.list();

    expect([main?.id, main?.origin, main?.open]).toEqual(['main', 'start', true]);
    expect([five?.id, five?.name, five?.origin, five?.count, five?.begunWith]).toEqual([
      branch.id,
      'Five',
      'fork',
      5,
      5,
    ]);
    expect(await lab.controls.branches.remove(branch.id)).toEqual({ ok: true });
    expect((await lab.controls.branches.list()).map(({ id }) => id)).toEqual(['main']);
    const gone = await openLab(lab.indexedDb, branch.id);
    expect(await gone.events()).toEqual([]);
    expect(await gone.log.vault.get('password:demoadmin')).toBe(null);
  });

  test('is refused where there is nothing to begin with, and the main one is never deleted', async () => {
    const lab = await openLab();
    await lab.seed();
    const { branches } = lab.controls;
    const whys = [
      await branches.fork(0, 'None'),
      await branches.fork(100_000, 'Beyond'),
      await branches.fork(5, '  '),
      await branches.remove('main'),
      await branches.remove('branch-unknown'),
    ].map((outcome) => (outcome.ok ? 'ok' : outcome.why));

    expect(whys).toEqual(['noSuchPosition', 'noSuchPosition', 'nameMissing', 'main', 'noSuchBranch']);
  });
});

describe('a copy that was broken off', () => {
  test('is not listed, and cleared away by the next one', async () => {
    const lab = await openLab();
    await lab.seed();
    const shelf = await openBranchStore({
      factory: lab.indexedDb,
      clock: lab.world.clock,
      storeId: 'store-1',
    });
    const row = {
      tenant: 'branch-broken',
      name: 'Broken',
      origin: 'fork',
      parent: 'main',
      begunWith: 3,
    } as const;
    const createdAt = new Date(lab.world.clock.now() - 11 * 60 * 1_000).toISOString();
    await shelf.put({ ...row, createdAt, complete: false });
    expect((await lab.controls.branches.list()).map(({ name }) => name)).toEqual(['Main']);
    await lab.controls.branches.fork(3, 'Three');

    expect(await shelf.abandoned(new Date(lab.world.clock.now()).toISOString())).toEqual([]);
    expect((await lab.controls.branches.list()).map(({ name }) => name)).toEqual(['Main', 'Three']);
  });
});

describe('a branch that another page has open', () => {
  test('is not deleted', async () => {
    const lab = await openLab();
    await lab.seed();
    const { branch } = await branchOf(lab.controls.branches.fork(3, 'Three'));
    const asked: string[] = [];
    const locks = {
      request: (name: string, _options: unknown, work: (lock: null) => unknown) => {
        asked.push(name);
        return Promise.resolve(work(null));
      },
    } as unknown as LockManager;
    const { log, world, readModel, indexedDb } = lab;
    const controls = createLogControls({ log, world, readModel, indexedDb, locks });

    expect(await controls.branches.remove(branch.id)).toEqual({
      ok: false,
      why: 'open',
      detail: 'This branch is open in another tab. Close it there first.',
    });
    expect(asked).toEqual([`agencylens-branch:${branch.id}`]);
    expect(await controls.branches.list()).toHaveLength(2);
  });
});

describe('an exported log', () => {
  test('comes back as a branch with the same facts', async () => {
    const lab = await openLab();
    await lab.seed();
    const file = await lab.controls.exportNdjson();
    const head = await lab.controls.head();
    const events = await lab.events();
    expect(await lab.controls.branches.inspectFile(file)).toEqual({
      tenant: 'main',
      createdAt: new Date(lab.world.clock.now()).toISOString(),
      announced: { count: head.position, head: head.hash },
      count: head.position,
      head: head.hash,
      firstAt: events[0]?.occurredAt,
      lastAt: events.at(-1)?.occurredAt,
      accounts: events.filter(({ type }) => type === 'AccountRegistered').length,
      people: 0,
      isWrapped: false,
      erasedHere: 0,
      fault: null,
    });

    const { branch } = await branchOf(lab.controls.branches.importFile(file, 'Back'));
    const there = await openLab(lab.indexedDb, branch.id);
    expect((await there.events()).map(({ id }) => id)).toEqual((await lab.events()).map(({ id }) => id));
    expect((await there.controls.verify()).broken).toBe(null);
    expect((await lab.controls.head()).hash).toBe(head.hash);
  });

  test('from before an erasure does not bring the person back, and keeps the names of others', async () => {
    const lab = await openLab();
    const people = personalLog(lab.log, lab.world);
    await appendFacts(people, lab.world, [contactOf('c1', 'Ingrid Solberg'), contactOf('c2', 'Tom Adeyemi')]);
    const file = await withKeysInPlain(lab.log, lab.world);
    await appendFacts(people, lab.world, [erasure('c1')]);
    const { people: brought, erasedHere, fault } = await lab.controls.branches.inspectFile(file);
    const { branch } = await branchOf(lab.controls.branches.importFile(file, 'Old'));
    const there = await openLab(lab.indexedDb, branch.id);
    const opened = await personalLog(there.log, there.world).readAll();

    expect({ brought, erasedHere, fault }).toEqual({ brought: 2, erasedHere: 1, fault: null });
    expect(opened.map(({ data }) => Object(data).name)).toEqual(['Erased person', 'Tom Adeyemi']);
    expect(await there.log.vault.get(personKey('c1'))).toBe(null);
    expect((await there.controls.verify()).broken).toBe(null);
  });

  test('with an erasure in it leaves the person erased, whatever keys are there', async () => {
    const lab = await openLab();
    const people = personalLog(lab.log, lab.world);
    await appendFacts(people, lab.world, [contactOf('c1', 'Ingrid Solberg'), contactOf('c2', 'Tom Adeyemi')]);
    const key = await lab.log.vault.get(personKey('c1'));
    await appendFacts(people, lab.world, [erasure('c1')]);
    const [header = '', ...lines] = await linesOf(await withKeysInPlain(lab.log, lab.world));
    const forged = [header, JSON.stringify({ person: 'c1', secret: key?.secret }), ...lines].join('\n');
    const elsewhere = await openLab();
    const { branch } = await branchOf(elsewhere.controls.branches.importFile(new Blob([forged]), 'Forged'));
    const there = await openLab(elsewhere.indexedDb, branch.id);
    const opened = await personalLog(there.log, there.world).readAll();

    expect(opened.map(({ data }) => Object(data).name)).toEqual(['Erased person', 'Tom Adeyemi', undefined]);
    expect(await there.log.vault.get(personKey('c1'))).toBe(null);
  });

  type Change = (lines: string[]) => string[];
  const edit =
    (line: number, from: string | RegExp, to: string): Change =>
    (lines) =>
      lines.with(line - 1, (lines[line - 1] ?? '').replace(from, to));

  const otherHead = (line: number): Change => edit(line, /"head":"./, '"head":"0');

  /** Anyone who can write the file can recompute its hash chain. */
  const withIdTwice: Change = (lines) => {
    let last = emptyHead;
    let id = '';
    return lines.map((line, index) => {
      const event = JSON.parse(line);
      if (!('previousHash' in event)) return line;
      const linked = rechained(index === 3 ? { ...event, id } : event, event.tenant, last);
      [last, id] = [headOf(linked), event.id];
      return JSON.stringify(linked);
    });
  };

  test.each<[string, Change, number, RegExp]>([
    ['a changed event', edit(4, '"revision":', '"revision":1'), 4, /Line 4 is not/],
    ['text that is no JSON', edit(6, '{', '('), 6, /Line 6 is not JSON/],
    ['an unknown type', edit(3, /"type":"\w+"/, '"type":"SomethingElse"'), 3, /does not know/],
    ['a field too many', edit(3, '"tenant"', '"extra":1,"tenant"'), 3, /is not an event/],
    ['another tenant', edit(3, '"tenant":"main"', '"tenant":"other"'), 3, /is of the log other/],
    ['a missing line', (lines) => lines.toSpliced(4, 1), 5, /Line 5 is not the event that belongs here/],
    ['another head', otherHead(1), -1, /another head/],
    ['another head, told twice', (lines) => otherHead(1)(otherHead(lines.length)(lines)), -1, /another head/],
    ['an id that was there before', withIdTwice, 4, /which was there before/],
    ['another count', edit(1, /"count":\d+/, '"count":3'), 5, /one more than the 3/],
    ['no end', (lines) => lines.slice(0, -1), -1, /breaks off/],
    ['a line behind the end', (lines) => [...lines, '{}'], -1, /behind the end/],
    ['another format', edit(1, 'agencylens-log', 'other-log'), 1, /not the header/],
    ['nothing', () => [], 1, /empty/],
    ['a poisoned key', edit(3, '"data":{', '"data":{"__proto__":{},'), 3, /__proto__/],
  ])('is refused with %s, naming the line', async (_what, change, line, words) => {
    const lab = await openLab();
    await lab.seed();
    const lines = [...(await linesOf(await lab.controls.exportNdjson()))];
    const changed = change(lines);
    const file = new Blob([changed.join('\n')]);
    const { fault } = await lab.controls.branches.inspectFile(file);

    expect(fault?.detail).toMatch(words);
    if (line > 0) expect(fault?.line).toBe(line);
    expect(await lab.controls.branches.importFile(file, 'Bad')).toEqual({
      ok: false,
      why: 'brokenChain',
      detail: fault?.detail,
    });
    expect(await lab.controls.branches.list()).toHaveLength(1);
  });
});
