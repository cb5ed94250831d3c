/** Scripts a watched competitor and the metrics about it. */
import type { Script, Step, Target } from '../script.ts';
import { alert, button, dialog, field, heading, isAt, isIn, logged, region, says, sees } from '../targets.ts';

const list = region('4 competitors of Stackpilot');
const rival: Target = { role: 'row', name: 'rival.example', part: true, within: list };

const refresh: readonly Step[] = [
  { click: button('More for this market') },
  { click: { role: 'menuitem', name: 'Refresh estimates' } },
];

/** In the menu of the competitor's row. */
const choose = (name: string): readonly Step[] => [
  { click: button('More for rival.example') },
  { click: { role: 'menuitem', name } },
];

export const competitorWatched: Script = {
  version: 1,
  name: 'competitor-watched',
  title: 'A competitor added, edited, archived and compared',
  about:
    'The client’s own site is refused, a real competitor is watched, moved to another tier, archived and watched again, then compared; the source is read anew.',
  seed: 77,
  start: '2026-03-10T10:30:00Z',
  network: 'fast',
  refusals: ['422 POST /api/competitors', '503 POST /api/integrations/syncs'],
  steps: [
    { role: 'admin' },
    isAt('/dashboard'),
    { caption: 'Stackpilot has three competitors. Ada has heard of a fourth.' },
    { go: '/competitor-analysis?client=stackpilot' },
    sees(heading('3 competitors of Stackpilot')),
    sees(heading('Share of voice')),
    { click: button('Add competitor') },
    { fill: field('Domain'), with: 'shop.stackpilot.example' },
    { click: button('Add competitor', { within: dialog }) },
    says('This is the client’s own site. Enter the domain of a competitor.', alert),
    { caption: 'That would have been Stackpilot watching itself.' },
    { fill: field('Domain'), with: 'https://www.Rival.example/' },
    { fill: field('Notes'), with: 'Cheaper since May.' },
    { click: button('Add competitor', { within: dialog }) },
    says('direct', rival),
    logged('CompetitorAdded'),
    ...choose('Edit'),
    { click: { role: 'radio', name: 'indirect', part: true, within: dialog } },
    { fill: field('Notes'), with: 'Cheaper since May, and in Norway.' },
    { click: button('Save competitor') },
    says('indirect', rival),
    says('Cheaper since May, and in Norway.', rival),
    { caption: 'Closer to the truth. Archiving one can be undone like everything here.' },
    ...choose('Archive'),
    says('Archived rival.example.'),
    { click: button('Undo') },
    says('rival.example is watched again.'),
    logged('CompetitorAdded', 'CompetitorUpdated', 'CompetitorRemoved', 'CompetitorRestored'),
    { expect: { requests: 2, of: 'POST /api/competitors' } },
    { caption: 'How do the two compare, and who has gained?' },
    { click: { role: 'checkbox', name: 'Choose stackpilot.example' } },
    { click: { role: 'checkbox', name: 'Choose rival.example' } },
    { click: button('Compare 2') },
    says('Share of voice', dialog),
    { press: 'Escape' },
    { click: { role: 'tab', name: 'Rankings' } },
    sees(heading('Gains and losses')),
    { caption: 'The source is asked again. The first time it does not answer.' },
    { fault: { route: 'POST /api/integrations/syncs', status: 503, times: 1 } },
    ...refresh,
    isIn('marketRefresh', 'failed'),
    ...refresh,
    says('Refreshed just now.'),
    isIn('marketRefresh', 'fresh'),
    { wait: 30_000 },
    isIn('marketRefresh', 'idle'),
    logged('CompetitorAdded', 'CompetitorUpdated', 'CompetitorRemoved', 'CompetitorRestored', 'SourceSynced'),
  ],
};
