/** Declares the undo of changes of a person's own ROI scenarios. */
import { type RoiField, type RoiInputs, roiFieldFacts, roiFields } from '#domain/roi/roiInputs.ts';
import {
  type RoiScenarioCommand,
  type RoiScenarioState,
  roiScenarioDecider,
} from '#events/roi/roiScenarioDecider.ts';
import type { RoiScenarioEvent } from '#events/roi/roiScenarioEvents.ts';
import { roiScenarioStream } from '#events/roi/roiScenarioStream.ts';
import { count, type Fact, type Facts, money, text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const owner = ({ accountId }: RoiScenarioEvent['data']): string => accountId;

const asked = ({ caller, now }: Taking) => ({ accountId: caller.accountId, now });

const inputFact = (field: RoiField, inputs: RoiInputs): Fact =>
  roiFieldFacts[field].money ? money(100 * inputs[field]) : count(inputs[field]);

const factsOf = (scenario: RoiScenarioState): Facts | null => {
  if (scenario === null) return null;
  const { name, inputs, removedAt } = scenario;
  return {
    Name: text(name),
    ...Object.fromEntries(roiFields.map((field) => [roiFieldFacts[field].label, inputFact(field, inputs)])),
    'Team members': count(inputs.teamMembers),
    Status: text(removedAt === null ? 'kept' : 'removed'),
  };
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
