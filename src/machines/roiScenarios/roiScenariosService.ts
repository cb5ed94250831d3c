/** What the saved ROI scenarios ask of the backend. */
import { fromPromise } from 'xstate';
import type { RoiInputs } from '#domain/roi/roiInputs.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';
import { reversibleActors, type UndoParts } from '../editing/reversibleActors.ts';
import type { ShownScenario } from './roiScenariosMachine.ts';

/** The bodies of the machine's actors, for `roiScenariosMachine.provide`. */
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

/** The bodies of the reversible change's actors: `remove` and `restore`. */
export const roiScenarioChangeService = ({ api, changes }: UndoParts) =>
  reversibleActors(changes, ({ kind, id, etag }, told) =>
    kind === 'restore'
      ? api.call('restoreRoiScenario', { params: { id }, ...told })
      : api.call('removeRoiScenario', { params: { id }, ifMatch: etag, ...told }),
  );
