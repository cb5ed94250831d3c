/** Tests which disconnected integrations are only history. */
import { expect, test } from 'vitest';
import type { PlatformId } from '#domain/integrations/platforms.ts';
import { replacedConnections } from '#domain/integrations/replacedConnections.ts';

const connection = (
  id: string,
  accountId: string,
  isConnected: boolean,
  platform: PlatformId = 'google_ads',
) => ({
  id,
  platform,
  accountId,
  isConnected,
  replaces: null,
});

test('those whose account of the same platform is connected again', () => {
  const all = [
    connection('first', 'a', false),
    connection('second', 'a', false),
    connection('now', 'a', true),
    connection('other platform', 'a', false, 'shopify'),
    connection('given up', 'b', false),
  ];

  expect([...replacedConnections(all)]).toEqual(['first', 'second']);
  expect([...replacedConnections(all.slice(0, 2))]).toEqual([]);
});

test('those whose place another account took, over any number of replacements, while the last one is connected', () => {
  const row = (last: boolean) => [
    connection('first', 'a', false),
    { ...connection('second', 'b', false), replaces: 'first' },
    { ...connection('third', 'c', last, 'microsoft_ads'), replaces: 'second' },
    connection('given up', 'd', false),
  ];
  expect([...replacedConnections(row(true))]).toEqual(['first', 'second']);
  expect([...replacedConnections(row(false))]).toEqual([]);
});
