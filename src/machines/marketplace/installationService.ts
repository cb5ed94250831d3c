/** Sends the requests for installing, setting up and uninstalling to the backend. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';
import { reversibleActors, type UndoParts } from '../editing/reversibleActors.ts';
import type { InstallOrder } from './installationMachine.ts';

type Api = { readonly api: Pick<ApiClient, 'call'> };

/** The app's own first call: an app for certain platforms needs one of them. */
const setUp = async (
  { api }: Api,
  { app, clientIds }: InstallOrder,
  signal: AbortSignal,
): Promise<Outcome> => {
  const params = { id: app.id };
  const { listing } = await api.call('readListing', { params, query: {}, signal, app: app.id });
  if (listing.is_connected) return { error: null };
  const sources = listing.platforms.join(' or ');
  const where = clientIds === null ? 'No client has' : 'None of the chosen clients has';
  return { error: { message: `${where} ${sources} connected, which ${app.name} needs. Connect it first.` } };
};

export const installationService = ({ api }: Api) => ({
  actors: {
    install: fromPromise<Outcome, InstallOrder>(({ input: { app, key, clientIds, settings }, signal }) =>
      outcomeOf(
        api.call('installListing', {
          params: { id: app.id },
          body: {
            scopes: [...app.scopes],
            version: app.version,
            client_ids: clientIds && [...clientIds],
            settings,
          },
          idempotencyKey: key,
          signal,
        }),
      ),
    ),
    setUp: fromPromise<Outcome, InstallOrder>(({ input, signal }) => setUp({ api }, input, signal)),
    rollBack: fromPromise<Outcome, InstallOrder>(({ input: { app }, signal }) =>
      outcomeOf(
        api.call('uninstallListing', {
          params: { id: app.id },
          query: { data: 'remove' },
          ifMatch: '*',
          signal,
        }),
      ),
    ),
  },
});

export const uninstallService = ({ api, changes }: UndoParts) =>
  reversibleActors(changes, ({ id, etag, kind }, options) =>
    api.call('uninstallListing', {
      params: { id },
      ...(kind === 'uninstallAll' ? { query: { data: 'remove' } as const } : {}),
      ifMatch: etag,
      ...options,
    }),
  );
