/** Tests properties that hold for every projection. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { accountDirectory } from '#events/projections/accountDirectory.ts';
import { brandingHistory } from '#events/projections/brandingHistory.ts';
import { clientDirectory } from '#events/projections/clientDirectory.ts';
import { competitorDirectory } from '#events/projections/competitorDirectory.ts';
import { currentSubscription } from '#events/projections/currentSubscription.ts';
import { installedApps } from '#events/projections/installedApps.ts';
import { integrationDirectory } from '#events/projections/integrationDirectory.ts';
import { onboardingProgress } from '#events/projections/onboardingProgress.ts';
import { openSessions } from '#events/projections/openSessions.ts';
import { foldAll, foldBatch, type Projection } from '#events/projections/projection.ts';
import { roiScenarioDirectory } from '#events/projections/roiScenarioDirectory.ts';
import { workspaceDirectory } from '#events/projections/workspaceDirectory.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';

type Maps = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const projections = [
  accountDirectory,
  brandingHistory,
  clientDirectory,
  competitorDirectory,
  currentSubscription,
  installedApps,
  integrationDirectory,
  onboardingProgress,
  openSessions,
  roiScenarioDirectory,
  workspaceDirectory,
] as readonly Projection<object>[];

const answersTo = (events: readonly StoredEvent[]): readonly Maps[] =>
  projections.map((projection) => foldAll(projection, events) as Maps);

const together = (one: Maps, other: Maps): Maps =>
  Object.fromEntries(Object.entries(one).map(([name, map]) => [name, { ...map, ...other[name] }]));

/** Interleaves two lists of events by `turns`; each keeps its order. */
const interleaved = (
  one: readonly AppEvent[],
  other: readonly AppEvent[],
  turns: readonly boolean[],
): readonly AppEvent[] => {
  const [left, right] = [[...one], [...other]];
  const mixed = turns.flatMap((first) => (first ? left : right).shift() ?? []);
  return [...mixed, ...left, ...right];
};

const nora = sampleEventsOf('nora');
const otto = sampleEventsOf('otto');

const unknown: StoredEvent = {
  ...(storedEvents(...nora)[0] as StoredEvent),
  type: 'SomethingElse',
  data: { accountId: 'noraowner', workspaceId: 'noraspace' },
};

describe('every projection', () => {
  test('gives the same answer to the same events', () => {
    expect(answersTo(storedEvents(...nora))).toEqual(answersTo(storedEvents(...nora)));
  });

  test('is not changed by events that it has seen', () => {
    const events = storedEvents(...nora, ...otto);

    expect(answersTo([...events, ...events])).toEqual(answersTo(events));
  });

  test('keeps two agencies apart in whatever order their events come', () => {
    const [ofNora, ofOtto] = [answersTo(storedEvents(...nora)), answersTo(storedEvents(...otto))];
    const both = ofNora.map((answer, index) => together(answer, ofOtto[index] ?? {}));
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 24 }), (turns) => {
        expect(answersTo(storedEvents(...interleaved(nora, otto, turns)))).toEqual(both);
      }),
    );
  });

  test('gives the same answer however the events come in batches, one at a time too', () => {
    const events = storedEvents(...nora, ...otto);
    fc.assert(
      fc.property(fc.array(fc.nat({ max: events.length })), (cuts) => {
        const ends = [...cuts.toSorted((one, other) => one - other), events.length];
        const answers = projections.map((projection) => {
          let [answer, from] = [projection.empty(), 0];
          for (const to of ends) [answer, from] = [foldBatch(projection, answer, events.slice(from, to)), to];
          return answer;
        });
        expect(answers).toEqual(answersTo(events));
      }),
    );
  });

  test('stays the same object when a batch says nothing to its question', () => {
    const answers = projections.map((projection) => foldAll(projection, storedEvents(...nora)));
    const after = projections.map((projection, index) =>
      foldBatch(projection, answers[index] ?? {}, [unknown]),
    );

    expect(after.map((answer, index) => answer === answers[index])).toEqual(projections.map(() => true));
  });

  test('ignores an event that it does not know', () => {
    expect(answersTo([...storedEvents(...nora), unknown])).toEqual(answersTo(storedEvents(...nora)));
  });

  test('gives an answer that nobody can write to, first and next', () => {
    const events = storedEvents(...nora);
    const writable = (value: unknown): boolean =>
      typeof value === 'object' &&
      value !== null &&
      (!Object.isFrozen(value) || Object.values(value).some(writable));
    const next = projections.map((projection) =>
      foldBatch(projection, foldAll(projection, events.slice(0, 6)), events.slice(6)),
    );

    expect([answersTo(events).filter(writable), next.filter(writable)]).toEqual([[], []]);
  });

  test('leaves the events as they are and keeps nothing of theirs that could be changed', () => {
    const events = storedEvents(...nora);
    const before = JSON.stringify(events);
    answersTo(events);
    for (const projection of projections) foldBatch(projection, foldAll(projection, events), events);

    expect(JSON.stringify(events)).toBe(before);
  });

  test('has its own name', () => {
    expect(projections.map(({ name }) => name)).toEqual([
      'accountDirectory',
      'brandingHistory',
      'clientDirectory',
      'competitorDirectory',
      'currentSubscription',
      'installedApps',
      'integrationDirectory',
      'onboardingProgress',
      'openSessions',
      'roiScenarioShelf',
      'workspaceDirectory',
    ]);
  });
});
