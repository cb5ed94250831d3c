/** Changes a connection: `map` (to the client of `details.clientId`), `disconnect`, `reconnect`, `restore`. */
import { reversibleActors, type UndoParts } from '../editing/reversibleActors.ts';

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
      // No log position is reported, because renewed access cannot be undone.
      case 'reconnect':
        return api.call('reconnectIntegration', { params });
      default:
        return api.call('restoreIntegration', { params, ...told });
    }
  });
