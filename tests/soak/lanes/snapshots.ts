/** Folds random logs from snapshots at random positions and compares the results with a fold from the start. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { projections } from '#events/projections/answers.ts';
import { type ExtractedRows, type ExtractParts, extractedRows } from '#events/projections/extractedRows.ts';
import { makeExtracts } from '#events/projections/extractStore.ts';
import { foldAll, type Projection } from '#events/projections/projection.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { rebuildSnapshot } from '#events/projections/rebuildSnapshot.ts';
import type { SnapshotUse } from '#events/projections/snapshotWriter.ts';
import { taggedWorkspace, workspaceTag } from '#events/tags.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { createExtractFixture } from '#tests/support/extractFixture.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { createSnapshotFixture } from '#tests/support/snapshotFixture.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';
import { told } from '#tests/support/toldAnswers.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import type { World } from '#world/world.ts';
import golden from '../../events/golden/version1.json' with { type: 'json' };
import type { Lane } from '../lane.ts';

type Fact = Pick<StoredEvent, 'stream' | 'type' | 'data' | 'tags' | 'occurredAt'>;

const samples = (tags: readonly string[]): readonly Fact[] =>
  Object.entries(golden).map(([type, data], index) => ({
    stream: `sample-${index}`,
    type,
    data,
    tags,
    occurredAt: '2026-01-05T09:00:00.000Z',
  }));

const tellFacts = async () => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  await seedDemo(log, world);
  const demo = await log.readAll({ limit: 10_000 });
  const id = demo.map(({ tags }) => taggedWorkspace(tags)).find((one) => one !== null) ?? '';
  const tags = [workspaceTag(id)];
  const own = storedEvents(...sampleEventsOf('nora')).map((event) => ({ ...event, tags }));
  return { id, facts: [...demo, ...own, ...samples(tags)] satisfies readonly Fact[] };
};

const append = async (log: EventLog, world: World, facts: readonly Fact[]): Promise<void> => {
  for (let from = 0; from < facts.length; from += 500) {
    const result = await log.append({
      commandId: world.ids.uuid(),
      commandHash: '0'.repeat(64),
      correlationId: world.ids.correlation(),
      actor: { kind: 'seed', id: 'soak' },
      events: facts.slice(from, from + 500).map(({ stream, type, data, tags, occurredAt }) => ({
        stream,
        event: { type, data },
        tags,
        occurredAt,
      })),
    });
    if (!result.ok) throw new Error(`The log refused: ${result.why}`);
  }
};

const silentOf = (facts: readonly Fact[]): number => {
  const events = facts as readonly StoredEvent[];
  const all = Object.values(projections) as unknown as readonly Projection<object>[];
  return all.filter((one) => JSON.stringify(foldAll(one, events)) === JSON.stringify(one.empty())).length;
};

const rebuiltUse = async (
  log: EventLog,
  workspaceId: string,
  readRow: ExtractedRows | EventLog['readRow'] = log.readRow,
): Promise<SnapshotUse> => {
  const { use } = createSnapshotFixture();
  const { version, shelf } = use;
  const place = { version, shelf, standing: 0 };
  await rebuildSnapshot({ log: { ...log, readRow }, workspaceId, place, onProgress: () => {} });
  return use;
};

const extractedUse = async (
  log: EventLog,
  workspaceId: string,
  parts: ExtractParts,
): Promise<SnapshotUse> => {
  await makeExtracts({ ...parts, length: 16, onProgress: () => {} }, (await log.head()).position);
  return rebuiltUse(log, workspaceId, extractedRows(parts));
};

const hold = async (facts: readonly Fact[], id: string, places: readonly number[]): Promise<void> => {
  const fixture = createSnapshotFixture();
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  const answersOf = async (use = fixture.use, isFresh = false) =>
    told(await createReadModel(log, world.trace, isFresh ? null : use).of(id));
  const extracts = createExtractFixture();
  let from = 0;
  for (const place of [...places.toSorted(), 1, 1]) {
    const to = Math.round(place * facts.length);
    await append(log, world, facts.slice(from, to));
    from = to;
    const answers = await answersOf();
    await fixture.write();
    const fresh = await answersOf(fixture.use, true);
    expect(answers).toStrictEqual(fresh);
    const rebuilt = await rebuiltUse(log, id);
    expect(await answersOf(rebuilt)).toStrictEqual(fresh);
    const extracted = await extractedUse(log, id, extracts.partsFor(log));
    expect(await answersOf(extracted)).toStrictEqual(fresh);
  }
};

export const snapshots: Lane = {
  name: 'snapshots',
  promise:
    'an answer from a snapshot, or from one that was rebuilt of lines or of extracts, and what came after it is that of a fold from the beginning',
  runs: 500,
  run: async ({ runs, seed }) => {
    const { facts, id } = await tellFacts();
    const streams = [...new Set(facts.map(({ stream }) => stream))];
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 });
    let [logs, positions] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.subarray(streams, { minLength: 1 }), cuts, async (chosen, places) => {
        const kept = new Set(chosen);
        await hold(
          facts.filter(({ stream }) => kept.has(stream)),
          id,
          places,
        );
        logs += 1;
        positions += places.length + 1;
      }),
      { numRuns: runs, seed },
    );
    return { logs, positions, silent: silentOf(facts) };
  },
};
