/** Scripts an ROI scenario: saved under a name, renamed, removed and restored. */
import type { Script } from '../script.ts';
import { button, field, heading, isAt, logged, region, says, sees, seesNo } from '../targets.ts';

const scenarios = region('Scenarios');

export const roiScenarios: Script = {
  version: 1,
  name: 'roi-scenarios',
  title: 'Reckon, save, rename, remove, restore',
  about:
    'The ROI calculator follows every number; a saved scenario can be renamed and removed, and removing it can be undone.',
  seed: 219,
  start: '2026-03-06T09:40:00Z',
  network: 'fast',
  steps: [
    { role: 'client' },
    isAt('/dashboard'),
    { caption: 'Clara wonders what reporting by hand costs her.' },
    { go: '/roi-calculator' },
    says('$228,012', region('Results')),
    { fill: { role: 'spinbutton', name: 'Clients', part: true }, with: '20' },
    says('640 h', region('Results')),
    { caption: 'Twenty clients: 640 hours a month. She keeps that.' },
    { fill: field('Save these inputs as'), with: 'Next year' },
    { click: button('Save scenario') },
    sees(heading('Next year', { within: scenarios })),
    logged('RoiScenarioSaved'),
    { click: button('Rename Next year') },
    { fill: field('New name'), with: 'Twenty clients' },
    { press: 'Enter', on: field('New name') },
    sees(heading('Twenty clients', { within: scenarios })),
    { expect: { focus: button('Rename Twenty clients') } },
    logged('RoiScenarioSaved', 'RoiScenarioRenamed'),
    { click: button('Remove Twenty clients') },
    says('“Twenty clients” was removed.', scenarios),
    seesNo(button('Rename Twenty clients')),
    { caption: 'Gone, but not for good: every removal has its way back.' },
    { click: button('Undo') },
    sees(button('Rename Twenty clients')),
    logged('RoiScenarioRemoved', 'RoiScenarioRestored'),
    { go: '/roi-calculator' },
    sees(heading('Twenty clients', { within: scenarios })),
    says('$458,412 net a year', scenarios),
  ],
};
