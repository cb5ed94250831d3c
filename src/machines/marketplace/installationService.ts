/** What installing and uninstalling ask of the backend. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';
import type { InstallOrder, ShownApp } from './installationMachine.ts';

export type InstallationServiceParts = {
  readonly api: ApiClient;
  /** Called after every answer: what was listed may be old. */
  readonly onChanged: () => void;
};

/** The bodies of the machine's actors, for `installationMachine.provide`. */
export const installationService = ({ api, onChanged }: InstallationServiceParts) => {
  const told = async (call: Promise<unknown>): Promise<Outcome> => {
    const outcome = await outcomeOf(call);
    onChanged();
    return outcome;
  };
  return {
    actors: {
      install: fromPromise<Outcome, InstallOrder>(({ input: { app, key }, signal }) =>
        told(
          api.call('installListing', {
            params: { id: app.id },
            body: { scopes: [...app.scopes] },
            idempotencyKey: key,
            signal,
          }),
        ),
      ),
      uninstall: fromPromise<Outcome, ShownApp>(({ input: { id, etag }, signal }) =>
        told(
          api.call('uninstallListing', {
            params: { id },
            ...(etag === null ? {} : { ifMatch: etag }),
            signal,
          }),
        ),
      ),
    },
  };
};
