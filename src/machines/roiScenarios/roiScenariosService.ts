/** Sends the requests for saved ROI scenarios to the backend. */
import { fromPromise } from 'xstate';
import type { RoiInputs } from '#domain/roi/roiInputs.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';
import { reversibleActors, type UndoParts } from '../editing/reversibleActors.ts';
import type { ShownScenario } from './roiScenariosMachine.ts';

export const roiScenariosService = ({ api }: { readonly api: Pick<ApiClient, 'call'> }) => ({
  actors: {
    saveScenario: fromPromise<Outcome, { name: string; inputs: RoiInputs }>(({ input, signal }) =>
      outcomeOf(api.call('saveRoiScenario', { body: input, signal })),
    ),
    renameScenario: fromPromise<Outcome, { scenario: ShownScenario; name: string }>(
      ({ input: { scenario, name }, signal }) => {
        const { id, etag: ifMatch } = scenario;
        return outcomeOf(api.call('renameRoiScenario', { params: { id }, body: { name }, ifMatch, signal }));
      },
    ),
  },
});

export const roiScenarioChangeService = ({ api, changes }: UndoParts) =>
  reversibleActors(changes, ({ kind, id, etag }, options) =>
    kind === 'restore'
      ? api.call('restoreRoiScenario', { params: { id }, ...options })
      : api.call('removeRoiScenario', { params: { id }, ifMatch: etag, ...options }),
  );
