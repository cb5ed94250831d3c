/** Registers connecting a platform in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { integrationConnectMachine } from './integrationConnectMachine.ts';

export const integrationConnectEntry = entry(integrationConnectMachine, {
  title: 'Connecting a platform',
  subject: 'integrations',
  about: 'Leads from a platform over consent, account and client to a connection, or out of it at any step.',
  events: [
    { type: 'platform.choose', platform: 'shopify', scopes: ['Read products and collections'] },
    { type: 'platform.choose', platform: 'shopify', scopes: ['Read products and collections'], free: 0 },
    {
      type: 'platform.choose',
      platform: 'shopify',
      scopes: ['Read products and collections'],
      replaced: { id: 'formershop', clientId: 'fjordandfoam' },
    },
    { type: 'consent.allow' },
    { type: 'consent.deny' },
    { type: 'consent.reopen' },
    { type: 'consent.close' },
    { type: 'account.choose', accountId: 'shopify-fjord' },
    { type: 'account.change' },
    { type: 'client.choose', clientId: 'fjordandfoam', key: 'first-try' },
    { type: 'connection.retry' },
    { type: 'flow.cancel' },
  ],
});
