/** Tests the directory of a workspace's connections. */
import { describe, expect, test } from 'vitest';
import {
  countIntegrations,
  integrationDirectory,
  integrationsOf,
} from '#events/projections/integrationDirectory.ts';
import { foldAll } from '#events/projections/projection.ts';
import { later, nextDay } from '#tests/support/cast.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';

const steps = sampleEventsOf('nora').filter(({ type }) => type.startsWith('Integration'));

const connection = {
  id: 'norashop',
  platform: 'shopify',
  externalId: 'shopify-shoes',
  externalName: 'Shoes demo shop',
  clientId: 'noraother',
  firstClientId: 'noraclient',
  scopes: ['Read orders'],
  status: 'connected',
  connectedAt: later,
  restoredAt: null,
  history: null,
  replaces: null,
  since: later,
  by: 'noraowner',
};

const folded = (count: number) => foldAll(integrationDirectory, storedEvents(...steps.slice(0, count)));

describe('integration directory', () => {
  test('follows a connection from event to event, with its version', () => {
    expect([1, 2, 3, 4].map((count) => integrationsOf(folded(count), 'noraspace'))).toEqual([
      [{ ...connection, clientId: 'noraclient', revision: 0 }],
      [{ ...connection, revision: 1 }],
      [{ ...connection, status: 'disconnected', revision: 2 }],
      [{ ...connection, since: nextDay, restoredAt: nextDay, revision: 3 }],
    ]);
  });

  test('counts what is connected now, by workspace', () => {
    expect([1, 2, 3, 4].map((count) => countIntegrations(folded(count), 'noraspace'))).toEqual([1, 1, 0, 1]);
    expect(countIntegrations(folded(4), 'ottospace')).toBe(0);
  });

  test('leaves out what is said of a connection that nobody made', () => {
    const directory = foldAll(integrationDirectory, storedEvents(...steps.slice(1)));

    expect(integrationsOf(directory, 'noraspace')).toEqual([]);
  });
});
