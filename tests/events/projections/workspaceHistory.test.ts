/** Tests who may see which events. */
import { describe, expect, test } from 'vitest';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { type HistoryViewer, maySee } from '#events/projections/workspaceHistory.ts';
import { accountTag, clientTag, workspaceTag } from '#events/tags.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';

const tagged = (...tags: readonly string[]): StoredEvent => ({
  ...(storedEvents(...sampleEventsOf('nora'))[0] as StoredEvent),
  tags,
});

const [berg, lang] = [workspaceTag('berg'), workspaceTag('lang')];

const events = {
  ofNora: tagged(berg, accountTag('nora')),
  ofCarl: tagged(berg, accountTag('carl')),
  ofShoes: tagged(berg, clientTag('shoes')),
  ofHats: tagged(berg, clientTag('hats')),
  ofNothing: tagged(berg),
  elsewhere: tagged(lang, accountTag('nora'), accountTag('carl'), clientTag('shoes')),
  nowhere: tagged(accountTag('carl'), clientTag('shoes')),
  untagged: tagged(),
};

const seenBy = (viewer: HistoryViewer) =>
  Object.entries(events).flatMap(([name, event]) => (maySee(viewer, event) ? [name] : []));

const carl: HistoryViewer = {
  workspaceId: 'berg',
  accountId: 'carl',
  clientId: 'shoes',
  wholeWorkspace: false,
};

describe('workspace history', () => {
  test('is open whole to the agency, and no other workspace’s is', () => {
    const nora = { workspaceId: 'berg', accountId: 'nora', clientId: null, wholeWorkspace: true };

    expect(seenBy(nora)).toEqual(['ofNora', 'ofCarl', 'ofShoes', 'ofHats', 'ofNothing']);
  });

  test('shows a person of a client only what is about them or their client', () => {
    expect(seenBy(carl)).toEqual(['ofCarl', 'ofShoes']);
  });

  test('shows a person of no client only what is about them', () => {
    expect(seenBy({ ...carl, clientId: null })).toEqual(['ofCarl']);
  });
});
