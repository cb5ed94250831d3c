/** Tests the list of a workspace's installed apps. */
import { describe, expect, test } from 'vitest';
import { installedApp, installedApps } from '#events/projections/installedApps.ts';
import { foldAll } from '#events/projections/projection.ts';
import { later } from '#tests/support/cast.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';

const steps = sampleEventsOf('nora').filter(({ type }) => type.startsWith('App'));
const bell = {
  listingId: 'quietbell',
  version: '1.9.0',
  scopes: ['Read figures'],
  installedAt: later,
  by: 'noraowner',
  revision: 0,
  clientIds: null,
  settings: {},
  cap: null,
  paused: false,
};
const alone = (app: object) => ({ app, requests: [], reviews: [] });
const note = { ...bell, listingId: 'tasknote', version: '1.6.1' };

describe('installed apps', () => {
  test('are those that have come and not gone, by workspace', () => {
    const both = foldAll(installedApps, storedEvents(...steps.slice(0, 2)));
    const one = foldAll(installedApps, storedEvents(...steps));

    expect([both, one]).toEqual([
      { byWorkspace: { noraspace: { quietbell: alone(bell), tasknote: alone(note) } } },
      { byWorkspace: { noraspace: { tasknote: alone(note) } } },
    ]);
    expect([
      installedApp(one, 'noraspace', 'tasknote'),
      installedApp(one, 'noraspace', 'constructor'),
      installedApp(one, 'ottospace', 'tasknote'),
    ]).toEqual([note, undefined, undefined]);
  });

  test('leave out the end of one that never began', () => {
    expect(foldAll(installedApps, storedEvents(...steps.slice(2)))).toEqual({ byWorkspace: {} });
  });
});
