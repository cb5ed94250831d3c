/** Scripts a watched competitor and the metrics about it. */
import type { Script, Target } from '../script.ts';
import { alert, button, dialog, field, heading, isAt, logged, says, sees } from '../targets.ts';

const rival: Target = { role: 'row', name: 'rival.example', part: true };

export const competitorWatched: Script = {
  version: 1,
  name: 'competitor-watched',
  title: 'A competitor added, edited and removed',
  about:
    'The client’s own site is refused, a real competitor is watched, moved to another tier, removed and watched again.',
  seed: 77,
  start: '2026-03-10T10:30:00Z',
  network: 'fast',
  refusals: ['422 POST /api/competitors'],
  steps: [
    { role: 'admin' },
    isAt('/dashboard'),
    { caption: 'Stackpilot has no competitors yet. Ada adds the first one.' },
    { go: '/competitor-analysis?client=stackpilot' },
    sees(heading('No competitors yet')),
    { click: button('Add competitor') },
    { fill: field('Domain'), with: 'shop.stackpilot.example' },
    { click: button('Add competitor', { within: dialog }) },
    says('This is the client’s own site. Enter the domain of a competitor.', alert),
    { caption: 'That would have been Stackpilot watching itself.' },
    { fill: field('Domain'), with: 'rival.example' },
    { fill: field('Notes'), with: 'Cheaper since May.' },
    { click: button('Add competitor', { within: dialog }) },
    says('direct', rival),
    logged('CompetitorAdded'),
    { click: button('Edit rival.example') },
    { click: { role: 'radio', name: 'indirect', part: true, within: dialog } },
    { fill: field('Notes'), with: 'Cheaper since May, and in Norway.' },
    { click: button('Save competitor') },
    says('indirect', rival),
    says('Cheaper since May, and in Norway.', rival),
    { caption: 'Closer to the truth. Removing one can be undone like everything here.' },
    { click: button('Remove rival.example') },
    says('Removed rival.example.'),
    { click: button('Undo') },
    says('rival.example is watched again.'),
    logged('CompetitorAdded', 'CompetitorUpdated', 'CompetitorRemoved', 'CompetitorRestored'),
    { expect: { requests: 2, of: 'POST /api/competitors' } },
  ],
};
