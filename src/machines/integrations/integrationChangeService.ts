/** What changing a connection asks of the backend: `map` (to the client of `details.clientId`), `disconnect`, `reconnect`, `restore`. */
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
      // Nothing is told of its place in the log: an access that was granted anew has no way back.
      case 'reconnect':
        return api.call('reconnectIntegration', { params });
      default:
        return api.call('restoreIntegration', { params, ...told });
    }
  });
