/** Which clients a workspace has. */
import { describe, expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import { clientDirectory, clientsOf } from '#events/projections/clientDirectory.ts';
import { foldAll } from '#events/projections/projection.ts';
import { later, morning } from '#tests/support/cast.ts';
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

const client = (id: string, addedAt: string) => ({
  id,
  name: `Client ${id}`,
  domain: `${id}.example`,
  industry: 'E-commerce',
  sample: true,
  addedAt,
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
    ]).toEqual([[client('shoes', morning), client('boots', later)], [client('hats', morning)], []]);
  });
});
