/** Tests the directory of a workspace's clients. */
import { describe, expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import { activeClientsOf, clientDirectory, clientsOf } from '#events/projections/clientDirectory.ts';
import { foldAll } from '#events/projections/projection.ts';
import { later, morning, nextDay } from '#tests/support/cast.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';

const added = (clientId: string, workspaceId: string, addedAt: string): AppEvent => ({
  type: 'ClientAdded',
  data: {
    clientId,
    workspaceId,
    name: `Client ${clientId}`,
    domain: `${clientId}.example`,
    industry: 'E-commerce',
    sample: true,
    addedAt,
  },
});

const client = (id: string, addedAt: string, revision: number) => ({
  id,
  name: `Client ${id}`,
  domain: `${id}.example`,
  industry: 'E-commerce',
  sample: true,
  addedAt,
  updatedAt: addedAt,
  ownerId: null,
  tags: [],
  contract: [],
  lifetime: null,
  pausedAt: null,
  mergedInto: null,
  logoId: null,
  deletedAt: null,
  archivedAt: null,
  revision,
});

describe('client directory', () => {
  test('has the clients of each workspace in the order of adding', () => {
    const directory = foldAll(
      clientDirectory,
      storedEvents(
        added('shoes', 'berg', morning),
        added('hats', 'lang', morning),
        added('boots', 'berg', later),
      ),
    );

    expect([
      clientsOf(directory, 'berg'),
      clientsOf(directory, 'lang'),
      clientsOf(directory, 'none'),
    ]).toEqual([[client('shoes', morning, 0), client('boots', later, 1)], [client('hats', morning, 0)], []]);
  });

  test('follows what happens to each client, with the version that it makes', () => {
    const about = { clientId: 'shoes', workspaceId: 'berg' };
    const events = storedEvents(
      added('shoes', 'berg', morning),
      added('boots', 'berg', morning),
      { type: 'ClientUpdated', data: { ...about, changes: { name: 'Shoes' }, updatedAt: later } },
      { type: 'ClientArchived', data: { ...about, archivedAt: nextDay } },
      { type: 'ClientRestored', data: { ...about, restoredAt: nextDay } },
    );
    const at = (count: number) => foldAll(clientDirectory, events.slice(0, count));
    const shoes = { ...client('shoes', morning, 2), name: 'Shoes', updatedAt: later };
    const boots = client('boots', morning, 1);

    expect([3, 4, 5].map((count) => clientsOf(at(count), 'berg'))).toEqual([
      [shoes, boots],
      [{ ...shoes, updatedAt: nextDay, archivedAt: nextDay, revision: 3 }, boots],
      [{ ...shoes, updatedAt: nextDay, revision: 4 }, boots],
    ]);
    expect(activeClientsOf(at(4), 'berg')).toEqual([boots]);
  });
});
