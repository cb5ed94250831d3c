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
