/** Registers the saved ROI scenarios in the catalogue. */
import { roiDefaults } from '#domain/roi/roiInputs.ts';
import { entry } from '../catalogueEntry.ts';
import { roiScenariosMachine } from './roiScenariosMachine.ts';

const shownScenario = { id: 'scn1', name: 'As we work today', etag: '"r0"' };

export const roiScenariosEntry = entry(roiScenariosMachine, {
  title: 'Saved calculations',
  subject: 'roi',
  about: 'Saves and renames calculations of the ROI calculator, one thing at a time.',
  events: [
    { type: 'scenario.save', name: shownScenario.name, inputs: roiDefaults },
    { type: 'scenario.rename', scenario: shownScenario, name: 'Weekly reports' },
    { type: 'form.edit' },
  ],
});
