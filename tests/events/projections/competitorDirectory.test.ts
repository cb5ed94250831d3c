/** Tests the directory of competitors. */
import { describe, expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import { competitorDirectory, competitorsOf } from '#events/projections/competitorDirectory.ts';
import { foldAll, foldBatch } from '#events/projections/projection.ts';
import { later, morning, nextDay } from '#tests/support/cast.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';

const added = (competitorId: string, workspaceId: string, clientId: string): AppEvent => ({
  type: 'CompetitorAdded',
  data: {
    competitorId,
    clientId,
    workspaceId,
    domain: `${competitorId}.example`,
    tier: 'direct',
    notes: 'Cheaper.',
    addedAt: morning,
  },
});

const competitor = (id: string, clientId: string, revision: number) => ({
  id,
  clientId,
  domain: `${id}.example`,
  tier: 'direct',
  notes: 'Cheaper.',
  addedAt: morning,
  updatedAt: morning,
  removedAt: null,
  revision,
});

const about = { competitorId: 'sole', clientId: 'shoes', workspaceId: 'berg' };

const life = storedEvents(
  added('sole', 'berg', 'shoes'),
  added('heel', 'berg', 'shoes'),
  {
    type: 'CompetitorUpdated',
    data: { ...about, changes: { tier: 'aspirational', notes: '' }, updatedAt: later },
  },
  { type: 'CompetitorRemoved', data: { ...about, removedAt: nextDay } },
  { type: 'CompetitorRestored', data: { ...about, restoredAt: nextDay } },
  {
    type: 'CompetitorUpdated',
    data: { ...about, changes: { domain: 'insole.example' }, updatedAt: nextDay },
  },
);

describe('competitor directory', () => {
  test('has the competitors of each workspace in the order of adding, whichever client they belong to', () => {
    const directory = foldAll(
      competitorDirectory,
      storedEvents(
        added('sole', 'berg', 'shoes'),
        added('brim', 'lang', 'hats'),
        added('welt', 'berg', 'boots'),
      ),
    );

    expect(['berg', 'lang', 'none'].map((workspace) => competitorsOf(directory, workspace))).toEqual([
      [competitor('sole', 'shoes', 0), competitor('welt', 'boots', 0)],
      [competitor('brim', 'hats', 0)],
      [],
    ]);
  });

  test('follows what happens to each competitor, with the version that it makes', () => {
    const at = (count: number) => competitorsOf(foldAll(competitorDirectory, life.slice(0, count)), 'berg');
    const changed = {
      ...competitor('sole', 'shoes', 2),
      tier: 'aspirational',
      notes: '',
      updatedAt: later,
    };
    const heel = competitor('heel', 'shoes', 1);

    expect([2, 3, 4, 5, 6].map(at)).toEqual([
      [competitor('sole', 'shoes', 0), heel],
      [changed, heel],
      [{ ...changed, updatedAt: nextDay, removedAt: nextDay, revision: 3 }, heel],
      [{ ...changed, updatedAt: nextDay, revision: 4 }, heel],
      [{ ...changed, domain: 'insole.example', updatedAt: nextDay, revision: 5 }, heel],
    ]);
  });

  test('replays to the same answer, from the beginning and batch by batch', () => {
    const whole = foldAll(competitorDirectory, life);
    const grown = life.reduce(
      (answer, event) => foldBatch(competitorDirectory, answer, [event]),
      competitorDirectory.empty(),
    );

    expect(foldAll(competitorDirectory, life)).toEqual(whole);
    expect(grown).toEqual(whole);
  });

  test('takes no notice of a competitor that nobody added', () => {
    const [, , ...strays] = life;
    expect(foldAll(competitorDirectory, strays)).toEqual({ byWorkspace: {} });
  });
});
