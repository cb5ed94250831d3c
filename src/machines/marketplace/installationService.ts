/** Sends the requests for installing and uninstalling to the backend. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';
import { reversibleActors, type UndoParts } from '../editing/reversibleActors.ts';
import type { InstallOrder } from './installationMachine.ts';

export const installationService = ({ api }: { readonly api: Pick<ApiClient, 'call'> }) => ({
  actors: {
    install: fromPromise<Outcome, InstallOrder>(({ input: { app, key }, signal }) =>
      outcomeOf(
        api.call('installListing', {
          params: { id: app.id },
          body: { scopes: [...app.scopes] },
          idempotencyKey: key,
          signal,
        }),
      ),
    ),
  },
});

export const uninstallService = ({ api, changes }: UndoParts) =>
  reversibleActors(changes, ({ id, etag }, told) =>
    api.call('uninstallListing', { params: { id }, ifMatch: etag, ...told }),
  );
