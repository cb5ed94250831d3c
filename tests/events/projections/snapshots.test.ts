/** Tests that a snapshot plus later events equals a full fold, and that a mismatched one is ignored. */
import { describe, expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { findSnapshot } from '#events/projections/findSnapshot.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { rebuildSnapshot } from '#events/projections/rebuildSnapshot.ts';
import type { FirstRead } from '#events/projections/scope.ts';
import type { StoredSnapshot } from '#events/projections/snapshot.ts';
import type { Rebuilt, SnapshotUse } from '#events/projections/snapshotWriter.ts';
import { readWorkspacePage } from '#events/projections/workspacePage.ts';
import { appendFacts, openMemoryLog } from '#tests/support/memoryLog.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { createSnapshotFixture } from '#tests/support/snapshotFixture.ts';
import { told } from '#tests/support/toldAnswers.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const workspaceId = 'noraspace';
const tags = ['workspace:noraspace'];

const fresh = async (log: EventLog) =>
  told(await createReadModel(log, createVirtualWorld().trace).of(workspaceId));

const withSnapshots = (log: EventLog, use: SnapshotUse, first: FirstRead | null = null) =>
  createReadModel(log, createVirtualWorld().trace, use, async () => first);

const open = async (facts: readonly AppEvent[]) => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  await appendFacts(log, world, facts, { tags });
  return { world, log };
};

const openWithSnapshot = async (kept: number, fixture = createSnapshotFixture()) => {
  const facts = sampleEventsOf('nora');
  const { world, log } = await open(facts.slice(0, kept));
  await withSnapshots(log, fixture.use).of(workspaceId);
  await fixture.write();
  if (kept < facts.length) await appendFacts(log, world, facts.slice(kept), { tags });
  return { world, log, fixture };
};

const counting = (log: EventLog) => {
  const after: number[] = [];
  const readTagged: EventLog['readTagged'] = (question) => {
    after.push(question.after ?? 0);
    return log.readTagged(question);
  };
  return { log: { ...log, readTagged }, after };
};

type Elsewhere = {
  readonly fixture?: ReturnType<typeof createSnapshotFixture>;
  readonly leastEvents?: number;
  readonly isThere?: boolean;
};

/** A worker that rebuilds snapshots; records the stored one at each time. */
const rebuilding = (
  log: EventLog,
  { fixture = createSnapshotFixture(), leastEvents = 1, isThere = true }: Elsewhere = {},
) => {
  const runs: number[] = [];
  const run = async (id: string, standing: number): Promise<Rebuilt> => {
    runs.push(standing);
    if (!isThere) return { kind: 'none' };
    const { version, shelf } = fixture.use;
    const place = { version, shelf, standing };
    const { kept } = await rebuildSnapshot({ log, workspaceId: id, place, onProgress: () => {} });
    return kept === null ? { kind: 'refused' } : { kind: 'kept', position: kept };
  };
  const prepared: string[] = [];
  const prepare = async () => void prepared.push('extracts');
  const compare = async () => null;
  const use: SnapshotUse = { ...fixture.use, rebuild: { leastEvents, run, prepare, compare } };
  return { use, runs, prepared, fixture };
};

describe('a snapshot', () => {
  test('spares the reading of what stood before it', async () => {
    const { log, fixture } = await openWithSnapshot(20);
    const read = counting(log);
    await withSnapshots(read.log, fixture.use).of(workspaceId);

    expect(read.after).toEqual([20]);
  });

  test('that was read ahead is used as it is', async () => {
    const { log, fixture } = await openWithSnapshot(20);
    const snapshot = await findSnapshot(fixture.use, log, workspaceId);
    fixture.reads.splice(0);
    const read = counting(log);
    const page = withSnapshots(read.log, fixture.use, { page: null, snapshot });

    expect(told(await page.of(workspaceId))).toStrictEqual(await fresh(log));
    expect([fixture.reads, read.after]).toEqual([[], [20]]);
  });

  test('that was read ahead is not used where something was taken back since', async () => {
    const fixture = createSnapshotFixture({ spoiledBy: ['IntegrationRestored'] });
    const facts = sampleEventsOf('nora');
    const { world, log } = await openWithSnapshot(facts.length - 1, fixture);
    const snapshot = await findSnapshot(fixture.use, log, workspaceId);
    await appendFacts(log, world, facts.slice(-1), { tags });
    const read = counting(log);
    const page = withSnapshots(read.log, fixture.use, { page: null, snapshot });

    expect(told(await page.of(workspaceId))).toStrictEqual(await fresh(log));
    expect([read.after, fixture.stored.size]).toEqual([[0], 0]);
  });

  test('is not looked for again where none was found ahead: the page that was read is folded', async () => {
    const { log } = await open(sampleEventsOf('nora'));
    const fixture = createSnapshotFixture();
    const ahead = await readWorkspacePage(log, workspaceId, 0);
    const read = counting(log);
    const page = withSnapshots(read.log, fixture.use, { page: ahead, snapshot: null });

    expect(told(await page.of(workspaceId))).toStrictEqual(await fresh(log));
    expect([fixture.reads, read.after]).toEqual([[], [ahead.reached]]);
  });

  test('goes on while it is used: what is appended then is answered, and kept by the next one', async () => {
    const { world, log, fixture } = await openWithSnapshot(20);
    const page = withSnapshots(log, fixture.use);
    await page.of(workspaceId);
    await appendFacts(log, world, sampleEventsOf('otto'), { tags });
    const answers = told(await page.of(workspaceId));
    await fixture.write();
    const { position } = await log.head();

    expect(answers).toStrictEqual(await fresh(log));
    expect(fixture.stored.get(workspaceId)?.position).toBe(position);
    expect(told(await withSnapshots(log, fixture.use).of(workspaceId))).toStrictEqual(answers);
  });

  test('is not used for an answer about the past', async () => {
    const { log, fixture } = await openWithSnapshot(20);
    const page = withSnapshots(log, fixture.use);
    await page.of(workspaceId);
    const plain = createReadModel(log, createVirtualWorld().trace);
    for (const position of [1, 7, 19, 20, 21])
      expect(told(await page.asOf(workspaceId, position))).toStrictEqual(
        told(await plain.asOf(workspaceId, position)),
      );
  });

  test.each<readonly [string, (found: StoredSnapshot) => StoredSnapshot]>([
    ['another build folded it', (found) => ({ ...found, version: 'two' })],
    ['the log has another event at its position', (found) => ({ ...found, hash: 'f'.repeat(64) })],
    ['the log does not reach its position', (found) => ({ ...found, position: 100_000 })],
    ['a part of its timeline is missing', (found) => ({ ...found, parts: found.parts.slice(1) })],
    ['it is no JSON', (found) => ({ ...found, answers: { ...found.answers, goalDirectory: '{' } })],
    [
      'it lacks an answer',
      (found) => {
        const { goalDirectory: _gone, ...answers } = found.answers;
        return { ...found, answers: answers as StoredSnapshot['answers'] };
      },
    ],
  ])('is not used when %s, and a new one takes its place', async (_why, spoil) => {
    const { log, fixture } = await openWithSnapshot(20);
    const good = fixture.stored.get(workspaceId);
    if (good) fixture.stored.set(workspaceId, spoil(good));
    const read = counting(log);
    const page = withSnapshots(read.log, fixture.use);
    const answers = told(await page.of(workspaceId));
    const reads = [...read.after];
    await fixture.write();
    const { position, hash } = await log.head();

    expect(reads).toEqual([0]);
    expect(answers).toStrictEqual(await fresh(log));
    expect(fixture.stored.get(workspaceId)).toMatchObject({ version: 'one', position, hash });
    expect(told(await withSnapshots(log, fixture.use).of(workspaceId))).toStrictEqual(answers);
  });

  test('is neither looked for nor written for a short log', async () => {
    const fixture = createSnapshotFixture({ leastEvents: 1_000 });
    const { log } = await openWithSnapshot(20, fixture);
    await withSnapshots(log, fixture.use).of(workspaceId);

    expect([fixture.reads, await fixture.write(), fixture.stored.size]).toEqual([[], 0, 0]);
  });

  test('is written again only when enough has come', async () => {
    const fixture = createSnapshotFixture({ leastNews: 5 });
    const { world, log } = await openWithSnapshot(sampleEventsOf('nora').length, fixture);
    const page = withSnapshots(log, fixture.use);
    const { position } = await page.of(workspaceId);
    await appendFacts(log, world, sampleEventsOf('otto').slice(0, 4), { tags });
    await page.of(workspaceId);

    expect([await fixture.write(), fixture.stored.get(workspaceId)?.position]).toEqual([0, position]);
  });

  test('of another page stays: this one writes none any more', async () => {
    const { world, log, fixture } = await openWithSnapshot(20);
    const [one, other] = [withSnapshots(log, fixture.use), withSnapshots(log, fixture.use)];
    await one.of(workspaceId);
    await other.of(workspaceId);
    await fixture.write();
    const written = fixture.stored.get(workspaceId);
    await appendFacts(log, world, sampleEventsOf('otto'), { tags });
    await other.of(workspaceId);

    expect([await fixture.write(), fixture.stored.get(workspaceId)]).toEqual([0, written]);
  });

  test('is not waited for where few events are to be folded', async () => {
    const { log } = await open(sampleEventsOf('nora'));
    const { use, runs } = rebuilding(log, { leastEvents: 1_000 });

    expect(told(await withSnapshots(log, use).of(workspaceId))).toStrictEqual(await fresh(log));
    expect(runs).toEqual([]);
  });

  test('of few events is written by the page', async () => {
    const { log } = await open(sampleEventsOf('nora'));
    const { use, runs, fixture } = rebuilding(log, { leastEvents: 1_000 });
    await withSnapshots(log, use).of(workspaceId);
    await fixture.write();

    expect([runs, fixture.stored.get(workspaceId)?.position]).toEqual([[], (await log.head()).position]);
  });

  test('is rebuilt elsewhere where there is none, and the page folds only what came after', async () => {
    const { log } = await open(sampleEventsOf('nora'));
    const { position } = await log.head();
    const { use, runs, prepared, fixture } = rebuilding(log);
    const read = counting(log);

    expect(told(await withSnapshots(read.log, use).of(workspaceId))).toStrictEqual(await fresh(log));
    expect([read.after, runs, prepared]).toEqual([[position], [0], []]);
    await fixture.write();
    expect(prepared).toEqual(['extracts']);
  });

  test('is rebuilt elsewhere when the one that is there cannot be used', async () => {
    const { log, fixture } = await openWithSnapshot(20);
    const good = fixture.stored.get(workspaceId);
    if (good) fixture.stored.set(workspaceId, { ...good, answers: { ...good.answers, goalDirectory: '{' } });
    const { use, runs } = rebuilding(log, { fixture });
    const answers = told(await withSnapshots(log, use).of(workspaceId));

    expect([answers, runs]).toEqual([await fresh(log), [20]]);
    expect(fixture.stored.get(workspaceId)?.position).toBe((await log.head()).position);
  });

  test('is folded by the page where nobody rebuilds it', async () => {
    const { log } = await open(sampleEventsOf('nora'));
    const { use } = rebuilding(log, { isThere: false });
    const read = counting(log);

    expect(told(await withSnapshots(read.log, use).of(workspaceId))).toStrictEqual(await fresh(log));
    expect(read.after).toEqual([0]);
  });

  test.each([true, false])('is written again elsewhere, or else (%s) by the page', async (isThere) => {
    const { world, log, fixture } = await openWithSnapshot(20);
    const { use, runs } = rebuilding(log, { fixture, isThere });
    const page = withSnapshots(log, use);
    await page.of(workspaceId);
    await appendFacts(log, world, sampleEventsOf('otto'), { tags });
    const answers = told(await page.of(workspaceId));
    await fixture.write();
    const { position } = await log.head();

    expect([runs, fixture.stored.get(workspaceId)?.position]).toEqual([[20], position]);
    expect(told(await withSnapshots(log, fixture.use).of(workspaceId))).toStrictEqual(answers);
    await page.of(workspaceId);
    expect(await fixture.write()).toBe(0);
  });

  test('from before an event that takes back what others reported is not used, and deleted', async () => {
    const fixture = createSnapshotFixture({ spoiledBy: ['IntegrationRestored'] });
    const { log } = await openWithSnapshot(20, fixture);
    const read = counting(log);
    const answers = told(await withSnapshots(read.log, fixture.use).of(workspaceId));

    expect([read.after, fixture.stored.size]).toEqual([[0], 0]);
    expect(answers).toStrictEqual(await fresh(log));
    await fixture.write();
    expect(fixture.stored.get(workspaceId)?.position).toBe((await log.head()).position);
  });

  test('is forgotten when such an event comes, and what was folded before it is not written', async () => {
    const fixture = createSnapshotFixture({ spoiledBy: ['IntegrationRestored'] });
    const facts = sampleEventsOf('nora');
    const { world, log } = await openWithSnapshot(facts.length, fixture);
    const page = withSnapshots(log, fixture.use);
    await page.of(workspaceId);
    await appendFacts(log, world, facts.slice(-1), { tags });
    await page.of(workspaceId);
    await fixture.write();

    expect([facts.at(-1)?.type, fixture.stored.size]).toEqual(['IntegrationRestored', 0]);
  });
});
