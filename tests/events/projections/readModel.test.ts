/** The answers as the log stands now, and as it stood. */
import { describe, expect, test } from 'vitest';
import type { EventLog } from '#events/log/eventLog.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { accountDirectory } from '#events/projections/accountDirectory.ts';
import { brandingHistory } from '#events/projections/brandingHistory.ts';
import { clientDirectory } from '#events/projections/clientDirectory.ts';
import { competitorDirectory } from '#events/projections/competitorDirectory.ts';
import { currentSubscription } from '#events/projections/currentSubscription.ts';
import { installedApps } from '#events/projections/installedApps.ts';
import { integrationDirectory } from '#events/projections/integrationDirectory.ts';
import { openSessions } from '#events/projections/openSessions.ts';
import { foldAll } from '#events/projections/projection.ts';
import { type Answers, createReadModel } from '#events/projections/readModel.ts';
import { roiScenarioShelf } from '#events/projections/roiScenarioShelf.ts';
import { workspaceDirectory } from '#events/projections/workspaceDirectory.ts';
import { appendFacts, openMemoryLog } from '#tests/support/memoryLog.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';
import { storyOf } from '#tests/support/story.ts';
import { macrotask } from '#world/settle.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const openParts = () => {
  const world = createVirtualWorld();
  const storage = memoryStorage();
  const log = openMemoryLog(world, { storage });
  return { world, storage, log, readModel: createReadModel(log, world.trace) };
};

/** A fresh fold of events, as the answers of that position must be. */
const freshAnswers = (events: readonly StoredEvent[]): Omit<Answers, 'history'> => ({
  accountDirectory: foldAll(accountDirectory, events),
  openSessions: foldAll(openSessions, events),
  workspaceDirectory: foldAll(workspaceDirectory, events),
  clientDirectory: foldAll(clientDirectory, events),
  currentSubscription: foldAll(currentSubscription, events),
  roiScenarioShelf: foldAll(roiScenarioShelf, events),
  brandingHistory: foldAll(brandingHistory, events),
  competitorDirectory: foldAll(competitorDirectory, events),
  integrationDirectory: foldAll(integrationDirectory, events),
  installedApps: foldAll(installedApps, events),
  position: events.length,
});

const withoutHistory = ({ history: _history, ...answers }: Answers) => answers;

const nora = storyOf('nora');

/** A log that gives these events in pages and fails at the reads whose numbers are named. */
const readableLog = (events: readonly StoredEvent[], failing: readonly number[]) => {
  let reads = 0;
  const readAll: EventLog['readAll'] = async ({ after = 0, limit = 1_000 } = {}) => {
    reads += 1;
    if (failing.includes(reads)) throw new Error(`read ${reads} fails`);
    return events.slice(after, after + limit);
  };
  return { readAll } as EventLog;
};

describe('read model', () => {
  test('shares one reading among all questions that come while another is under way', async () => {
    const { log, world } = openParts();
    await appendFacts(log, world, nora.slice(0, 2));
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let reads = 0;
    const readAll: EventLog['readAll'] = async (options) => {
      reads += 1;
      const page = await log.readAll(options);
      await released;
      return page;
    };
    const readModel = createReadModel({ ...log, readAll }, world.trace);
    const first = readModel.current();
    await macrotask();
    await appendFacts(log, world, nora.slice(2, 3));
    const meanwhile = [readModel.current(), readModel.current(), readModel.current()];
    release();
    const answered = await Promise.all([first, ...meanwhile]);

    expect([answered.map(({ position }) => position), reads]).toEqual([[2, 3, 3, 3], 2]);
  });

  test('has empty answers of an empty log', async () => {
    const { readModel } = openParts();

    expect(await readModel.current()).toEqual({ ...freshAnswers([]), history: [] });
  });

  test('answers from all that was appended before the question', async () => {
    const { world, log, readModel } = openParts();
    for (const event of nora) {
      await appendFacts(log, world, [event]);
      const answers = await readModel.current();
      expect(withoutHistory(answers)).toEqual(freshAnswers(await log.readAll()));
    }
  });

  test('answers from what another tab has appended', async () => {
    const { world, storage, readModel } = openParts();
    await readModel.current();
    await appendFacts(openMemoryLog(world, { storage }), world, nora);

    expect((await readModel.current()).position).toBe(nora.length);
  });

  test('answers several questions at once, each with all that came before it', async () => {
    const { world, log, readModel } = openParts();
    const asked: { readonly least: number; readonly answer: Promise<Answers> }[] = [];
    for (const [index, event] of nora.entries()) {
      const appended = appendFacts(log, world, [event]);
      asked.push({ least: index, answer: readModel.current() });
      await appended;
      asked.push({ least: index + 1, answer: readModel.current() });
    }
    const positions = await Promise.all(
      asked.map(async ({ least, answer }) => (await answer).position >= least),
    );

    expect(positions).toEqual(asked.map(() => true));
  });

  test('gives the same object while nothing happens', async () => {
    const { world, log, readModel } = openParts();
    await appendFacts(log, world, nora);

    expect(await readModel.current()).toBe(await readModel.current());
  });

  test('answers as of any position as a fresh fold of what stood there', async () => {
    const { world, log, readModel } = openParts();
    await appendFacts(log, world, [...nora, ...storyOf('otto')]);
    const events = await log.readAll();
    for (let position = 0; position <= events.length; position += 1) {
      const past = events.slice(0, position);
      expect(await readModel.asOf(position)).toEqual({ ...freshAnswers(past), history: past });
    }
  });

  test('answers as of a position beyond the head as of the head', async () => {
    const { world, log, readModel } = openParts();
    await appendFacts(log, world, nora);

    expect(withoutHistory(await readModel.asOf(1_000))).toEqual(withoutHistory(await readModel.current()));
  });

  test('does not let an answer about the past be changed by what comes', async () => {
    const { world, log, readModel } = openParts();
    await appendFacts(log, world, nora.slice(0, 3));
    const past = await readModel.asOf(3);
    const before = structuredClone(past);
    await appendFacts(log, world, nora.slice(3));
    await readModel.current();

    expect(past).toEqual(before);
  });

  test('records a frame for each answer that an append changed, none for the first reading', async () => {
    const { world, log, readModel } = openParts();
    await appendFacts(log, world, nora.slice(0, 1));
    const before = (await readModel.current()).accountDirectory;
    await appendFacts(log, world, nora.slice(1, 2));
    await readModel.current();
    await appendFacts(log, world, nora.slice(5, 6));
    const after = (await readModel.current()).accountDirectory;
    await readModel.asOf(1);
    await readModel.current();
    const frames = world.trace.frames().filter(({ kind }) => kind === 'projection');

    expect(frames.map(({ name }) => name)).toEqual(['workspaceDirectory', 'accountDirectory']);
    expect(frames[1]?.detail).toEqual({ before, after });
    expect(frames.map(({ cause, correlation }) => [cause, correlation])).toEqual(
      (await log.readAll({ after: 1 })).map(({ correlationId }) => [null, correlationId]),
    );
  });

  test('goes on after a reading that failed, without losing what it had read by then', async () => {
    const one = storedEvents(...nora.slice(0, 1))[0] as StoredEvent;
    const first = Array.from({ length: 5_000 }, (_, index): StoredEvent => ({ ...one, position: index + 1 }));
    const events = [...first, { ...storedEvents(...storyOf('otto'))[0], position: 5_001 } as StoredEvent];
    const readModel = createReadModel(readableLog(events, [2]), createVirtualWorld().trace);
    const failed = readModel.current();
    const next = readModel.current();

    await expect(failed).rejects.toThrow('read 2 fails');
    expect(withoutHistory(await next)).toEqual(freshAnswers(events));
  });

  test('goes on after a later reading that failed, too', async () => {
    const start = storedEvents(...nora);
    const registered = start[0] as StoredEvent;
    const more = Array.from(
      { length: 5_000 },
      (_, index): StoredEvent => ({ ...registered, position: start.length + index + 1 }),
    );
    const last = { ...storedEvents(...storyOf('otto'))[0], position: start.length + 5_001 } as StoredEvent;
    const events = [...start];
    const readModel = createReadModel(readableLog(events, [3]), createVirtualWorld().trace);
    await readModel.current();
    events.push({ ...last, position: start.length + 1 }, ...more);

    await expect(readModel.current()).rejects.toThrow('read 3 fails');
    expect(withoutHistory(await readModel.current())).toEqual(freshAnswers(events));
  });
});
