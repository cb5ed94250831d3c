/** What installing and uninstalling ask of the backend. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';
import { reversibleActors, type UndoParts } from '../editing/reversibleActors.ts';
import type { InstallOrder } from './installationMachine.ts';

/** The bodies of the machine's actors, for `installationMachine.provide`. */
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

/** The bodies of the reversible change's actors: taken back, the app is there again with the consent that it had. */
export const uninstallService = ({ api, changes }: UndoParts) =>
  reversibleActors(changes, ({ id, etag }, told) =>
    api.call('uninstallListing', { params: { id }, ifMatch: etag, ...told }),
  );
