/** The way back from what a person does with their own ROI scenarios. */
import {
  type RoiScenarioCommand,
  type RoiScenarioState,
  roiScenarioDecider,
} from '#events/roi/roiScenarioDecider.ts';
import type { RoiScenarioEvent } from '#events/roi/roiScenarioEvents.ts';
import { roiScenarioStream } from '#events/roi/stream.ts';
import type { Facts, Taking } from './undoRules.ts';
import { undoSubject } from './undoSubject.ts';

const owner = ({ accountId }: RoiScenarioEvent['data']): string => accountId;

const asked = ({ caller, now }: Taking) => ({ accountId: caller.accountId, now });

const factsOf = (scenario: RoiScenarioState): Facts | null => {
  if (scenario === null) return null;
  const { name, inputs, removedAt } = scenario;
  const { teamMembers = null, ...others } = inputs;
  return { name, ...others, teamMembers, status: removedAt === null ? 'kept' : 'removed' };
};

export const roiScenarioUndo = undoSubject<RoiScenarioCommand, RoiScenarioEvent, RoiScenarioState>({
  stream: roiScenarioStream,
  decider: roiScenarioDecider,
  facts: factsOf,
  ways: {
    RoiScenarioSaved: {
      as: 'removeRoiScenario',
      owner,
      command: (step) => ({ type: 'RemoveRoiScenario', ...asked(step) }),
    },
    RoiScenarioRenamed: {
      as: 'renameRoiScenario',
      owner,
      command: (step) => ({ type: 'RenameRoiScenario', ...asked(step), name: step.data.formerName }),
    },
    RoiScenarioRemoved: {
      as: 'restoreRoiScenario',
      owner,
      command: (step) => ({ type: 'RestoreRoiScenario', ...asked(step) }),
    },
    RoiScenarioRestored: {
      as: 'removeRoiScenario',
      owner,
      command: (step) => ({ type: 'RemoveRoiScenario', ...asked(step) }),
    },
  },
});
