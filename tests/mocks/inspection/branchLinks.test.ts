/** Tests links that hold a log: made in one browser, opened in another. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestLink, type MadeLink } from '#domain/inspection/branchControls.ts';
import type { AppEvent } from '#events/appEvent.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { createLogControls } from '#mocks/inspection/createLogControls.ts';
import { unpackLog } from '#mocks/inspection/logLink.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';
import { openLab } from './labFixture.ts';

/** A browser whose log keeps what is personal sealed, by keys of its own. */
const openBrowser = async (indexedDb = new IDBFactory(), tenant = 'main') => {
  const lab = await openLab(indexedDb, tenant);
  const { log, world, readModel } = lab;
  const personal = personalLog(log, world);
  return { ...lab, personal, controls: createLogControls({ world, log, personal, readModel, indexedDb }) };
};

type Lab = Awaited<ReturnType<typeof openBrowser>>;

const whole = async (lab: Lab) => ({
  position: (await lab.controls.head()).position,
  name: 'What if',
  page: '/clients',
});

const codeOf = (made: MadeLink): string => {
  if (!made.ok) throw new Error(made.detail);
  return made.code;
};

const unpacked = (code: string) =>
  JSON.parse(inflateRawSync(Buffer.from(code, 'base64url')).toString()) as Record<string, unknown>;

const packed = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString('base64url');

const changed = async (): Promise<Lab> => {
  const lab = await openBrowser();
  await seedWholeAgency(lab.personal, lab.world);
  const { session } = await lab.demo('admin');
  const body = { name: 'Acme', domain: 'acme.example', industry: 'Retail' };
  await lab.succeed('addClient', { token: session.token, body, headers: { 'Idempotency-Key': 'one' } });
  return lab;
};

const factsOf = async (lab: Lab) =>
  (await lab.personal.readAll()).map(
    ({ stream, revision, type, occurredAt, recordedAt, actor, tags, data }) => ({
      stream,
      revision,
      type,
      occurredAt,
      recordedAt,
      actor,
      tags,
      data,
    }),
  );

describe('a link', () => {
  test('rebuilds the same log in another browser, as a branch beside the log there', async () => {
    const lab = await changed();
    const made = await lab.controls.branches.links.make(await whole(lab));
    const code = codeOf(made);
    const other = await openBrowser();
    await other.world.clock.advance(3 * 86_400_000);
    await other.seed();
    const own = await other.events();
    expect(own[0]?.recordedAt).not.toBe((await lab.events())[0]?.recordedAt);
    const read = await other.controls.branches.links.read(code);
    const outcome = await other.controls.branches.links.open(code, 'From a link');
    const there = await openBrowser(other.indexedDb, outcome.ok ? outcome.branch.id : '');

    expect(code.length).toBeLessThan(1_500);
    expect(read).toEqual({ ok: true, linked: made.ok && made.linked });
    const facts = await factsOf(lab);
    expect((await factsOf(there)).slice(0, facts.length)).toEqual(facts);
    expect((await there.controls.verify()).broken).toBe(null);
    expect(await other.events()).toEqual(own);
    const again = await there.controls.branches.links.make(await whole(there));
    expect(again.ok && again.linked).toEqual(made.ok && made.linked);
  });

  test('to an earlier event holds no more than the day of the demo', async () => {
    const lab = await changed();
    const made = await lab.controls.branches.links.make({
      position: 20,
      name: 'Early',
      page: '/clients?as_of=20',
    });
    const code = codeOf(made);

    expect(code.length).toBeLessThan(400);
    expect(made.ok && [made.linked.count, made.linked.seedCount]).toEqual([20, 20]);
    expect(unpacked(code).events).toEqual([]);
  });

  test('is refused where it would be too long, begins with another demo, or would bring back an erased person', async () => {
    const long = await openBrowser();
    const contact = (index: number): AppEvent => ({
      type: 'ClientContactAdded',
      data: {
        contactId: `c${index}`,
        clientId: 'acme',
        workspaceId: 'w1',
        name: long.world.ids.secret(60),
        email: '',
        title: '',
        addedAt: '2026-01-05T09:00:00.000Z',
      },
    });
    await appendFacts(
      long.log,
      long.world,
      Array.from({ length: 400 }, (_, index) => contact(index)),
    );
    const erased = await openBrowser();
    const former = await openBrowser();
    await former.seed();
    await appendFacts(erased.log, erased.world, [
      contact(1),
      {
        type: 'ClientContactErased',
        data: {
          contactId: 'c1',
          clientId: 'acme',
          workspaceId: 'w1',
          erases: ['c1'],
          erasedAt: '2026-01-05T09:00:00.000Z',
        },
      },
    ]);

    expect(await long.controls.branches.links.make(await whole(long))).toEqual({
      ok: false,
      detail: expect.stringMatching(
        /^400 events after the demo’s start make a link of [\d,]+ characters; browsers open 30,000 safely\.$/,
      ),
    });
    expect(await former.controls.branches.links.make(await whole(former))).toEqual({
      ok: false,
      detail: 'This log begins with the demo of another build, which a link cannot name.',
    });
    expect(await erased.controls.branches.links.make(await whole(erased))).toEqual({
      ok: false,
      detail: 'A person was erased in this log. A link would bring their name back; a file does not.',
    });
  });

  test('with a changed event, another count or another build’s demo is refused, and nothing is stored', async () => {
    const lab = await changed();
    const code = codeOf(await lab.controls.branches.links.make(await whole(lab)));
    const link = unpacked(code);
    const events = link.events as readonly Record<string, unknown>[];
    const forgeries = [
      { ...link, seed: 'seed:demo:99' },
      { ...link, count: Number(link.count) + 1 },
      { ...link, digest: 'a'.repeat(64) },
      { ...link, events: events.with(-1, { ...events.at(-1), type: 'NoSuchEvent' }) },
      { ...link, events: events.with(-1, { ...events.at(-1), recordedAt: '2001-01-01T00:00:00.000Z' }) },
      { ...link, page: '//evil.example' },
    ];
    const other = await openBrowser();
    await other.seed();
    const details: string[] = [];
    for (const forgery of forgeries) {
      const outcome = await other.controls.branches.links.open(packed(forgery), 'Forged');
      details.push(outcome.ok ? 'opened' : outcome.detail);
    }

    expect(details).toEqual([
      expect.stringContaining('differs between the build'),
      'The link is damaged: its count of events is wrong.',
      expect.stringContaining('differs between the build'),
      'The link has an event that has the type NoSuchEvent, which this product does not know.',
      'The link has an event that was recorded before the event in front of it.',
      'The link is not a log at page.',
    ]);
    expect((await other.controls.branches.list()).map(({ name }) => name)).toEqual(['Main']);
  });
});

describe('the text of a link', () => {
  test('that bursts, is too long or is cut off is refused before it is whole', async () => {
    const bomb = deflateRawSync(Buffer.alloc(20_000_000, ' ')).toString('base64url');
    const deep = deflateRawSync(`{"events":${'['.repeat(400_000)}${']'.repeat(400_000)}}`).toString(
      'base64url',
    );
    const texts = ['', '%%%', 'A'.repeat(longestLink + 1), bomb, packed({}).slice(0, -1), packed([]), deep];

    expect(bomb.length).toBeLessThan(longestLink);
    expect((await Promise.all(texts.map(unpackLog))).map(({ ok }) => ok)).toEqual(texts.map(() => false));
  });

  test('of any letters or any JSON is read or refused in few words', async () => {
    const code = fc.oneof(
      fc.base64String(),
      fc.string(),
      fc.json().map((text) => deflateRawSync(text).toString('base64url')),
      fc
        .dictionary(
          fc.constantFrom('format', 'runs', 'events', 'page', '__proto__', 'x'.repeat(900)),
          fc.jsonValue(),
        )
        .map((value) => packed({ format: 'agencylens-link-1', ...value })),
    );
    await fc.assert(
      fc.asyncProperty(code, async (text) => {
        const read = await unpackLog(text);
        expect(read.ok || (read.detail.length > 0 && read.detail.length <= 400)).toBe(true);
      }),
    );
  });
});
