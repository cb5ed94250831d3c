/** Changes connections: `map` (to the client of `details.clientId`), `disconnect`, `restore`, and the syncs of `details.ids`. */
import { reversibleActors, type UndoParts } from '../editing/reversibleActors.ts';

const idsIn = (text: string | number | undefined): string[] => String(text ?? '').split(',');

export const integrationChangeService = ({ api, changes }: UndoParts) =>
  reversibleActors(changes, ({ kind, id, etag: ifMatch, details }, options) => {
    const params = { id };
    switch (kind) {
      case 'map': {
        const body = { client_id: String(details?.clientId) };
        return api.call('mapIntegration', { params, body, ifMatch, ...options });
      }
      case 'disconnect':
        return api.call('disconnectIntegration', { params, ifMatch, ...options });
      // No log position is reported, because renewed access and a sync cannot be undone.
      case 'reconnect':
        return details?.ids === undefined
          ? api.call('reconnectIntegration', { params })
          : api.call('changeSyncs', { body: { ids: idsIn(details.ids), change: kind } });
      case 'sync':
        return api.call('changeSyncs', { body: { ids: idsIn(details?.ids), change: kind } });
      case 'stopHistory':
      case 'continueHistory':
      case 'pause':
      case 'resume':
        return api.call('changeSyncs', { body: { ids: idsIn(details?.ids), change: kind }, ...options });
      default:
        return api.call('restoreIntegration', { params, ...options });
    }
  });
