/** What changing a connection asks of the backend: `map` (to the client of `details.clientId`), `disconnect`, `restore`. */
import { reversibleActors, type UndoParts } from '../editing/reversibleActors.ts';

/** The bodies of the reversible change's actors. */
export const integrationChangeService = ({ api, changes }: UndoParts) =>
  reversibleActors(changes, ({ kind, id, etag: ifMatch, details }, told) => {
    const params = { id };
    switch (kind) {
      case 'map': {
        const body = { client_id: String(details?.clientId) };
        return api.call('mapIntegration', { params, body, ifMatch, ...told });
      }
      case 'disconnect':
        return api.call('disconnectIntegration', { params, ifMatch, ...told });
      default:
        return api.call('restoreIntegration', { params, ...told });
    }
  });
