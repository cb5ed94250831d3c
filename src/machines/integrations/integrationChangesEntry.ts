/** How changes of connections are entered in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { integrationChangesMachine } from './integrationChangesMachine.ts';

const shownIntegration = { id: 'shopify1', name: 'Shopify, Fjord & Foam demo shop', etag: '"r3"' };

export const integrationChangesEntry = entry(integrationChangesMachine, {
  title: 'Connections',
  subject: 'integrations',
  about: 'Gives a connection to another client, disconnects it, and takes that back, one thing at a time.',
  events: [
    {
      type: 'connection.change',
      order: { what: 'map', integration: shownIntegration, clientId: 'stackpilot' },
    },
    { type: 'connection.change', order: { what: 'disconnect', integration: shownIntegration } },
    { type: 'connection.change', order: { what: 'restore', integration: shownIntegration } },
    { type: 'notice.close' },
  ],
});
