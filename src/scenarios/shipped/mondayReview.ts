/** What an agency does each Monday: all clients, then one of them, its goal, its campaigns, and what was agreed. */
import type { Script } from '../script.ts';
import { button, dialog, field, heading, isAt, logged, region, says, sees, seesNo } from '../targets.ts';

const overview = { role: 'list', name: 'Goals of Fjord & Foam' };

export const mondayReview: Script = {
  version: 1,
  name: 'monday-review',
  title: 'The Monday review',
  about:
    'All clients at a glance, one client’s week, a goal set, a campaign paused and resumed, and the same goal seen and changed in the client’s file.',
  seed: 406,
  start: '2026-03-02T08:00:00Z',
  network: 'fast',
  steps: [
    { role: 'manager' },
    isAt('/dashboard'),
    { caption: 'Monday, eight o’clock: who needs attention, and how are all together?' },
    sees(region('Needs attention')),
    sees(button('Revenue')),
    { go: '/dashboard?client=fjordandfoam' },
    sees({ role: 'table', name: 'Campaigns' }),
    { caption: 'Fjord & Foam wants more conversions. That becomes a goal.' },
    { click: button('Set a goal') },
    { select: { role: 'combobox', name: 'Figure' }, option: 'Conversions' },
    { fill: field('Target'), with: '4,200' },
    { click: button('Save goal') },
    says('Set a goal for Conversions.'),
    says('4,200', { role: 'list', name: 'Goals' }),
    logged('GoalSet'),
    { caption: 'A campaign rests while they talk, and goes on when they decide otherwise.' },
    { click: button('Pause ', { part: true, nth: 0 }) },
    says('Paused '),
    { click: button('Undo') },
    says(' runs again.'),
    logged('CampaignPaused', 'CampaignResumed'),
    { caption: 'The same goal stands in the client’s file, where it is made a little bolder.' },
    { go: '/clients?client=fjordandfoam&tab=goals' },
    says('Conversions: 4,200 each month', overview),
    { click: button('Edit the goal for Conversions') },
    { fill: field('Target'), with: '4,500' },
    { click: button('Save goal') },
    says('Conversions: 4,500 each month', overview),
    logged('GoalChanged'),
    { go: '/clients?client=fjordandfoam' },
    sees(heading('Last 28 days')),
    { press: 'Escape' },
    seesNo(dialog),
    sees(heading('Clients')),
  ],
};
