/** What the saved ROI scenarios ask of the backend. */
import { fromPromise } from 'xstate';
import type { RoiInputs } from '#domain/roi/roiInputs.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';
import type { ShownScenario } from './roiScenariosMachine.ts';

export type RoiScenariosServiceParts = {
  readonly api: ApiClient;
  /** Called after each call: what was listed is old, also when it was refused because of that. */
  readonly onChanged: () => void;
};

/** The bodies of the machine's actors, for `roiScenariosMachine.provide`. */
export const roiScenariosService = ({ api, onChanged }: RoiScenariosServiceParts) => {
  const told = async (call: Promise<unknown>): Promise<Outcome> => {
    const outcome = await outcomeOf(call);
    onChanged();
    return outcome;
  };
  return {
    actors: {
      saveScenario: fromPromise<Outcome, { name: string; inputs: RoiInputs }>(({ input, signal }) =>
        told(api.call('saveRoiScenario', { body: input, signal })),
      ),
      renameScenario: fromPromise<Outcome, { scenario: ShownScenario; name: string }>(
        ({ input: { scenario, name }, signal }) =>
          told(
            api.call('renameRoiScenario', {
              params: { id: scenario.id },
              body: { name },
              ifMatch: scenario.etag,
              signal,
            }),
          ),
      ),
      removeScenario: fromPromise<Outcome, { scenario: ShownScenario }>(({ input: { scenario }, signal }) =>
        told(api.call('removeRoiScenario', { params: { id: scenario.id }, ifMatch: scenario.etag, signal })),
      ),
      restoreScenario: fromPromise<Outcome, { id: string; name: string }>(({ input: { id }, signal }) =>
        told(api.call('restoreRoiScenario', { params: { id }, signal })),
      ),
    },
  };
};
