/** Tests the read model at the log's end and at earlier positions. */
import { describe, expect, test } from 'vitest';
import type { EventLog } from '#events/log/eventLog.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { accountDirectory } from '#events/projections/accountDirectory.ts';
import { alertDirectory } from '#events/projections/alertDirectory.ts';
import { annotationDirectory } from '#events/projections/annotationDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { apiKeyDirectory } from '#events/projections/apiKeyDirectory.ts';
import { brandingHistory } from '#events/projections/brandingHistory.ts';
import { campaignDirectory } from '#events/projections/campaignDirectory.ts';
import { clientDirectory } from '#events/projections/clientDirectory.ts';
import { clientFiles } from '#events/projections/clientFiles.ts';
import { clientTasks } from '#events/projections/clientTasks.ts';
import { competitorDirectory } from '#events/projections/competitorDirectory.ts';
import { conversationDirectory } from '#events/projections/conversationDirectory.ts';
import { currentSubscription } from '#events/projections/currentSubscription.ts';
import { dashboardDirectory } from '#events/projections/dashboardDirectory.ts';
import { domainDirectory } from '#events/projections/domainDirectory.ts';
import { fileAddressDirectory } from '#events/projections/fileAddressDirectory.ts';
import { findingDirectory } from '#events/projections/findingDirectory.ts';
import { goalDirectory } from '#events/projections/goalDirectory.ts';
import { importDirectory } from '#events/projections/importDirectory.ts';
import { installedApps } from '#events/projections/installedApps.ts';
import { integrationDirectory } from '#events/projections/integrationDirectory.ts';
import { onboardingProgress } from '#events/projections/onboardingProgress.ts';
import { openSessions } from '#events/projections/openSessions.ts';
import { paymentCards } from '#events/projections/paymentCards.ts';
import { pictureDirectory } from '#events/projections/pictureDirectory.ts';
import { foldAll } from '#events/projections/projection.ts';
import { createReadModel, type WholeAnswers } from '#events/projections/readModel.ts';
import { reportDirectory } from '#events/projections/reportDirectory.ts';
import { resellerDirectory } from '#events/projections/resellerDirectory.ts';
import { roiScenarioDirectory } from '#events/projections/roiScenarioDirectory.ts';
import { savedViewDirectory } from '#events/projections/savedViewDirectory.ts';
import { shareLinkDirectory } from '#events/projections/shareLinkDirectory.ts';
import { sourceHistory } from '#events/projections/sourceHistory.ts';
import { subscriptionHistory } from '#events/projections/subscriptionHistory.ts';
import { teamDirectory } from '#events/projections/teamDirectory.ts';
import { emptyTimeline, type Timeline } from '#events/projections/timeline.ts';
import { workspaceDirectory } from '#events/projections/workspaceDirectory.ts';
import { readWorkspacePage } from '#events/projections/workspacePage.ts';
import { appendFacts, openMemoryLog } from '#tests/support/memoryLog.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';
import { told, toldTimeline } from '#tests/support/toldAnswers.ts';
import { macrotask } from '#world/settle.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const positionsIn = ({ columns, count }: Timeline): readonly number[] => [
  ...columns.positions.subarray(0, count),
];

const openParts = () => {
  const world = createVirtualWorld();
  const storage = memoryStorage();
  const log = openMemoryLog(world, { storage });
  return { world, storage, log, readModel: createReadModel(log, world.trace) };
};

const freshAnswers = (events: readonly StoredEvent[]): Answers => ({
  accountDirectory: foldAll(accountDirectory, events),
  openSessions: foldAll(openSessions, events),
  workspaceDirectory: foldAll(workspaceDirectory, events),
  clientDirectory: foldAll(clientDirectory, events),
  clientFiles: foldAll(clientFiles, events),
  clientTasks: foldAll(clientTasks, events),
  savedViewShelf: foldAll(savedViewDirectory, events),
  conversationShelf: foldAll(conversationDirectory, events),
  pictureShelf: foldAll(pictureDirectory, events),
  currentSubscription: foldAll(currentSubscription, events),
  subscriptionBook: foldAll(subscriptionHistory, events),
  paymentCards: foldAll(paymentCards, events),
  resellerDirectory: foldAll(resellerDirectory, events),
  teamDirectory: foldAll(teamDirectory, events),
  reportDirectory: foldAll(reportDirectory, events),
  roiScenarioShelf: foldAll(roiScenarioDirectory, events),
  brandingHistory: foldAll(brandingHistory, events),
  competitorDirectory: foldAll(competitorDirectory, events),
  domainDirectory: foldAll(domainDirectory, events),
  integrationDirectory: foldAll(integrationDirectory, events),
  onboardingProgress: foldAll(onboardingProgress, events),
  installedApps: foldAll(installedApps, events),
  apiKeyDirectory: foldAll(apiKeyDirectory, events),
  sourceHistory: foldAll(sourceHistory, events),
  campaignDirectory: foldAll(campaignDirectory, events),
  importShelf: foldAll(importDirectory, events),
  fileAddressShelf: foldAll(fileAddressDirectory, events),
  goalDirectory: foldAll(goalDirectory, events),
  dashboardDirectory: foldAll(dashboardDirectory, events),
  shareLinkDirectory: foldAll(shareLinkDirectory, events),
  annotationDirectory: foldAll(annotationDirectory, events),
  findingDirectory: foldAll(findingDirectory, events),
  alertDirectory: foldAll(alertDirectory, events),
  position: events.length,
});

const withoutHistory = ({ history: _history, ...answers }: WholeAnswers) => answers;

const nora = sampleEventsOf('nora');

/** A log that returns these events in pages and fails at the given reads. */
const readableLog = (events: readonly StoredEvent[], failing: readonly number[]) => {
  let reads = 0;
  const readAll: EventLog['readAll'] = async ({ after = 0, limit = 1_000 } = {}) => {
    reads += 1;
    if (failing.includes(reads)) throw new Error(`read ${reads} fails`);
    return events.slice(after, after + limit);
  };
  const head: EventLog['head'] = async () => ({ ...emptyHead, position: events.length });
  return { head, readAll } as EventLog;
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
    const first = readModel.whole();
    await macrotask();
    await appendFacts(log, world, nora.slice(2, 3));
    const meanwhile = [readModel.whole(), readModel.whole(), readModel.whole()];
    release();
    const answered = await Promise.all([first, ...meanwhile]);

    expect([answered.map(({ position }) => position), reads]).toEqual([[2, 3, 3, 3], 2]);
  });

  test('has empty answers of an empty log', async () => {
    const { readModel } = openParts();

    expect(await readModel.whole()).toEqual({ ...freshAnswers([]), history: [] });
  });

  test('answers from all that was appended before the question', async () => {
    const { world, log, readModel } = openParts();
    for (const event of nora) {
      await appendFacts(log, world, [event]);
      const answers = await readModel.whole();
      expect(withoutHistory(answers)).toEqual(freshAnswers(await log.readAll()));
    }
  });

  test('answers from what another tab has appended', async () => {
    const { world, storage, readModel } = openParts();
    await readModel.whole();
    await appendFacts(openMemoryLog(world, { storage }), world, nora);

    expect((await readModel.whole()).position).toBe(nora.length);
  });

  test('answers several questions at once, each with all that came before it', async () => {
    const { world, log, readModel } = openParts();
    const asked: { readonly least: number; readonly answer: Promise<WholeAnswers> }[] = [];
    for (const [index, event] of nora.entries()) {
      const appended = appendFacts(log, world, [event]);
      asked.push({ least: index, answer: readModel.whole() });
      await appended;
      asked.push({ least: index + 1, answer: readModel.whole() });
    }
    const positions = await Promise.all(
      asked.map(async ({ least, answer }) => (await answer).position >= least),
    );

    expect(positions).toEqual(asked.map(() => true));
  });

  test('gives the same object while nothing happens', async () => {
    const { world, log, readModel } = openParts();
    await appendFacts(log, world, nora);

    expect(await readModel.whole()).toBe(await readModel.whole());
  });

  test('keeps workspaces apart: of each it knows what its own events report', async () => {
    const { world, log, readModel } = openParts();
    await appendFacts(log, world, [...nora, ...sampleEventsOf('otto')]);
    const events = await log.readAll();
    const own = events.filter(({ tags }) => tags.includes('workspace:ottospace'));
    const { timeline, ...answers } = await readModel.of('ottospace');

    expect(answers).toEqual({ ...freshAnswers(own), position: events.length });
    expect(positionsIn(timeline)).toEqual(own.map(({ position }) => position));
    expect(Object.keys(answers.workspaceDirectory.byId)).toEqual(['ottospace']);
  });

  test('reads of a workspace only what is its own, and of that only what is new', async () => {
    const { world, log } = openParts();
    await appendFacts(log, world, [...nora, ...sampleEventsOf('otto')]);
    const asked: unknown[] = [];
    const readTagged: EventLog['readTagged'] = (question) => {
      asked.push([question.tag, question.after]);
      return log.readTagged(question);
    };
    const readAll: EventLog['readAll'] = () => Promise.reject(new Error('the whole log was read'));
    const readModel = createReadModel({ ...log, readTagged, readAll }, world.trace);
    const { position } = await readModel.of('noraspace');
    await appendFacts(log, world, sampleEventsOf('mia'));
    await readModel.of('noraspace');

    expect(asked).toEqual([
      ['workspace:noraspace', 0],
      ['workspace:noraspace', position],
    ]);
  });

  test('keeps the workspaces of its requests while work passes through many others', async () => {
    const { world, log } = openParts();
    await appendFacts(log, world, [...nora, ...sampleEventsOf('otto')]);
    const asked: unknown[] = [];
    const readTagged: EventLog['readTagged'] = (question) => {
      asked.push([question.tag, question.after]);
      return log.readTagged(question);
    };
    const readModel = createReadModel({ ...log, readTagged }, world.trace);
    const { position } = await readModel.of('noraspace');
    expect(told(await readModel.passing().of('ottospace'))).toEqual(
      told(await createReadModel(log, world.trace).of('ottospace')),
    );
    for (let other = 0; other < 60; other += 1) await readModel.passing().of(`other${other}`);
    expect(await readModel.passing().of('noraspace')).toEqual(await readModel.of('noraspace'));
    await appendFacts(log, world, sampleEventsOf('mia'));
    asked.length = 0;
    await readModel.of('noraspace');
    expect(asked).toEqual([['workspace:noraspace', position]]);
  });

  test('begins with what was read ahead, and goes on with what was appended since', async () => {
    const { world, log } = openParts();
    await appendFacts(log, world, [...nora.slice(0, 4), ...sampleEventsOf('otto')]);
    const ahead = readWorkspacePage(log, 'noraspace', 0);
    const asked: unknown[] = [];
    const readTagged: EventLog['readTagged'] = (question) => {
      asked.push([question.tag, question.after]);
      return log.readTagged(question);
    };
    const { reached } = await ahead;
    await appendFacts(log, world, nora.slice(4));
    const readAhead = async (workspaceId: string) =>
      workspaceId === 'noraspace' ? { page: await ahead, snapshot: null } : null;
    const readModel = createReadModel({ ...log, readTagged }, world.trace, null, readAhead);

    expect(told(await readModel.of('noraspace'))).toEqual(
      told(await createReadModel(log, world.trace).of('noraspace')),
    );
    expect(asked).toEqual([['workspace:noraspace', reached]]);
    await readModel.of('ottospace');
    expect(asked.slice(1)).toEqual([['workspace:ottospace', 0]]);
  });

  test('answers about nobody without reading an event', async () => {
    const { world, log } = openParts();
    await appendFacts(log, world, nora);
    const refuse = () => Promise.reject(new Error('events were read'));
    const readModel = createReadModel({ ...log, readTagged: refuse, readAll: refuse }, world.trace);

    expect(told(await readModel.nobody())).toEqual({
      ...freshAnswers([]),
      position: nora.length,
      timeline: toldTimeline(emptyTimeline()),
    });
  });

  test('answers as of any position as a fresh fold of what stood there', async () => {
    const { world, log, readModel } = openParts();
    await appendFacts(log, world, [...nora, ...sampleEventsOf('otto')]);
    const events = await log.readAll();
    for (let position = 0; position <= events.length; position += 1) {
      const past = events.slice(0, position).filter(({ tags }) => tags.includes('workspace:noraspace'));
      const { timeline, ...answers } = await readModel.asOf('noraspace', position);
      expect(answers).toEqual({ ...freshAnswers(past), position });
      expect(positionsIn(timeline)).toEqual(past.map((event) => event.position));
    }
  });

  test('answers as of a position beyond the head as of the head', async () => {
    const { world, log, readModel } = openParts();
    await appendFacts(log, world, nora);

    expect(told(await readModel.asOf('noraspace', 1_000))).toEqual(told(await readModel.of('noraspace')));
  });

  test('does not let an answer about the past be changed by what comes', async () => {
    const { world, log, readModel } = openParts();
    await appendFacts(log, world, nora.slice(0, 3));
    const past = await readModel.asOf('noraspace', 3);
    const before = structuredClone(told(past));
    await appendFacts(log, world, nora.slice(3));
    await readModel.of('noraspace');

    expect(told(past)).toEqual(before);
  });

  test('records a frame for each answer that an append changed, none for the first reading', async () => {
    const { world, log, readModel } = openParts();
    await appendFacts(log, world, nora.slice(0, 4));
    const before = (await readModel.of('noraspace')).accountDirectory;
    await appendFacts(log, world, nora.slice(5, 6), { tags: ['workspace:noraspace'] });
    const after = (await readModel.of('noraspace')).accountDirectory;
    await readModel.asOf('noraspace', 1);
    await readModel.whole();
    const frames = world.trace.frames().filter(({ kind }) => kind === 'projection');

    expect(frames.map(({ name, cause }) => [name, cause])).toEqual([['accountDirectory', null]]);
    expect(frames[0]?.detail).toEqual({ before, after });
  });

  test('records frames of a workspace that came after the first question, though it is read later', async () => {
    const { world, log, readModel } = openParts();
    await readModel.nobody();
    await appendFacts(log, world, nora.slice(0, 3));
    await readModel.of('noraspace');
    const frames = world.trace.frames().filter(({ kind }) => kind === 'projection');

    expect(frames.map(({ name }) => name)).toEqual([
      'accountDirectory',
      'workspaceDirectory',
      'teamDirectory',
    ]);
  });

  test('goes on after a reading that failed, without losing what it had read by then', async () => {
    const one = storedEvents(...nora.slice(0, 1))[0] as StoredEvent;
    const first = Array.from({ length: 5_000 }, (_, index): StoredEvent => ({ ...one, position: index + 1 }));
    const events = [
      ...first,
      { ...storedEvents(...sampleEventsOf('otto'))[0], position: 5_001 } as StoredEvent,
    ];
    const readModel = createReadModel(readableLog(events, [2]), createVirtualWorld().trace);
    const failed = readModel.whole();
    const next = readModel.whole();

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
    const last = {
      ...storedEvents(...sampleEventsOf('otto'))[0],
      position: start.length + 5_001,
    } as StoredEvent;
    const events = [...start];
    const readModel = createReadModel(readableLog(events, [3]), createVirtualWorld().trace);
    await readModel.whole();
    events.push({ ...last, position: start.length + 1 }, ...more);

    await expect(readModel.whole()).rejects.toThrow('read 3 fails');
    expect(withoutHistory(await readModel.whole())).toEqual(freshAnswers(events));
  });
});
