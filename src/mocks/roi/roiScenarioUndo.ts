/** Declares the undo of changes of a person's own ROI scenarios. */
import { type RoiField, type RoiInputs, roiFieldFacts, roiFields } from '#domain/roi/roiInputs.ts';
import { roiScenario } from '#events/roi/roiScenario.ts';
import { count, type Fact, money, text } from '../undo/facts.ts';
import { restorableUndo } from '../undo/restorableUndo.ts';

const inputFact = (field: RoiField, inputs: RoiInputs): Fact =>
  roiFieldFacts[field].money ? money(100 * inputs[field]) : count(inputs[field]);

export const roiScenarioUndo = restorableUndo(roiScenario, {
  askedBy: ({ accountId }) => ({ accountId }),
  owner: ({ accountId }) => accountId,
  facts: ({ name, inputs, removedAt }) => ({
    Name: text(name),
    ...Object.fromEntries(roiFields.map((field) => [roiFieldFacts[field].label, inputFact(field, inputs)])),
    'Team members': count(inputs.teamMembers),
    Status: text(removedAt === null ? 'kept' : 'removed'),
  }),
  others: {},
});
