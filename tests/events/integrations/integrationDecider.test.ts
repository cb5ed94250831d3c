/** Tests the rules of a workspace's integrations. */
import { describe, test } from 'vitest';
import { integrationDecider } from '#events/integrations/integrationDecider.ts';
import type {
  IntegrationConnected,
  IntegrationDisconnected,
} from '#events/integrations/integrationEvents.ts';
import { later, morning, nextDay } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(integrationDecider);

const asked = { workspaceId: 'berg', integrationId: 'one', by: 'nora' };
const account = { platform: 'shopify', externalId: 'shopify-fjord', externalName: 'A demo shop' } as const;
const consent = { clientId: 'shoes', scopes: ['Read orders'] };
const told = { ...asked, platform: 'shopify', externalName: 'A demo shop', clientId: 'shoes' } as const;

const connect = { type: 'ConnectIntegration', ...asked, ...account, ...consent, now: morning } as const;
const connected: IntegrationConnected = {
  type: 'IntegrationConnected',
  data: { ...asked, ...account, ...consent, connectedAt: morning },
};
const disconnected: IntegrationDisconnected = {
  type: 'IntegrationDisconnected',
  data: { ...told, disconnectedAt: later },
};
const again: IntegrationConnected = {
  type: 'IntegrationConnected',
  data: { ...connected.data, integrationId: 'two', connectedAt: later },
};

describe('integration', () => {
  test('is connected with the account, the client and what was consented to', () => {
    given().when(connect).thenHappens(connected);
  });

  test('is a duplicate when the account of the platform is connected', () => {
    given(connected)
      .when({ ...connect, integrationId: 'two', clientId: 'boots' })
      .thenRefused('integrationConnected');
  });

  test('may be of an account that was disconnected, or of another one', () => {
    given(connected, disconnected)
      .when({ ...connect, integrationId: 'two', now: later })
      .thenHappens(again);
    given(connected)
      .when({ ...connect, integrationId: 'two', externalId: 'shopify-maple', now: later })
      .thenHappens({ type: 'IntegrationConnected', data: { ...again.data, externalId: 'shopify-maple' } });
  });

  test('never takes an id that is in use', () => {
    given(connected, disconnected).when(connect).thenRefused('versionConflict');
  });

  test('is given to another client, once', () => {
    const map = { type: 'MapIntegration', ...asked, clientId: 'boots', now: later } as const;
    const mapped = {
      type: 'IntegrationMapped',
      data: { ...told, clientId: 'boots', formerClientId: 'shoes', mappedAt: later },
    } as const;
    given(connected).when(map).thenHappens(mapped);
    given(connected, mapped).when(map).thenNothing();
    given(connected, disconnected).when(map).thenRefused('integrationDisconnected');
  });

  test('is disconnected once and restored once', () => {
    const disconnect = { type: 'DisconnectIntegration', ...asked, now: later } as const;
    const restore = { type: 'RestoreIntegration', ...asked, now: nextDay } as const;
    const restored = { type: 'IntegrationRestored', data: { ...told, restoredAt: nextDay } } as const;
    given(connected).when(disconnect).thenHappens(disconnected);
    given(connected, disconnected).when(disconnect).thenNothing();
    given(connected, disconnected).when(restore).thenHappens(restored);
    given(connected, disconnected, restored).when(restore).thenNothing();
  });

  test('cannot come back beside a newer connection of the same account', () => {
    given(connected, disconnected, again)
      .when({ type: 'RestoreIntegration', ...asked, now: nextDay })
      .thenRefused('integrationConnected');
  });

  test.each(['MapIntegration', 'DisconnectIntegration', 'RestoreIntegration'] as const)(
    'that is not there refuses %s',
    (type) => {
      given(connected)
        .when({ type, ...asked, integrationId: 'none', clientId: 'boots', now: later })
        .thenRefused('notFound');
    },
  );
});
