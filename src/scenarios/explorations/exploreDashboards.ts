/** Visits every path of a dashboard's layout: steps, refused saves, and edit conflicts. */
import type { Step } from '../script.ts';
import { button, dialog, isIn, says, sees, seesNo } from '../targets.ts';
import { breaks, exploration, send } from './words.ts';

const shop = '/dashboard?tab=dashboards&board=shopdashboard';
const saveRoute = 'PUT /api/dashboards/:id/layout';

const edit: Step = { click: button('Edit layout') };
const save: Step = { click: button('Save layout') };
const undo: Step = { click: button('Undo') };
const redo: Step = { click: button('Redo') };
const is = (state: string): Step => isIn('dashboardEditor', state);

const oldLayout = { type: 'edit.start', widgets: [], etag: '"r0"' };

const words = {
  type: 'layout.change',
  widgets: [
    {
      id: 'words',
      kind: 'text',
      title: '',
      figures: [],
      by: null,
      text: 'We begin anew.',
      place: { column: 0, row: 0, width: 4, height: 2 },
    },
  ],
};

const steps: readonly Step[] = [
  { caption: 'A layout is changed by steps, which are undone and done again.' },
  { role: 'manager' },
  { go: shop },
  edit,
  is('editing'),
  save,
  is('viewing'),
  edit,
  { click: button('Discard') },
  is('viewing'),
  edit,
  { click: button('Remove Funnel') },
  undo,
  sees(button('Remove Funnel')),
  redo,
  seesNo(button('Remove Funnel')),
];

const refused: readonly Step[] = [
  { caption: 'Saving is refused: nothing is lost, and every way on is open.' },
  breaks(saveRoute),
  save,
  is('failed'),
  { click: button('Remove Orders') },
  is('editing'),
  breaks(saveRoute),
  save,
  is('failed'),
  undo,
  is('editing'),
  breaks(saveRoute),
  save,
  is('failed'),
  redo,
  is('editing'),
  breaks(saveRoute),
  save,
  is('failed'),
  save,
  is('viewing'),
  edit,
  { click: button('Remove AOV') },
  breaks(saveRoute),
  save,
  is('failed'),
  { click: button('Discard') },
  { click: button('Discard changes', { within: dialog }) },
  is('viewing'),
];

const slower: readonly Step[] = [
  { caption: 'Somebody else was faster: what differs is shown, and a person chooses what stays.' },
  send('dashboardEditor', oldLayout),
  send('dashboardEditor', words),
  breaks('GET /api/dashboards'),
  save,
  is('failed'),
  save,
  is('conflicted'),
  says('Not there', dialog),
  { click: button('Decide later') },
  is('editing'),
  save,
  is('conflicted'),
  { click: button('Discard mine') },
  { click: button('Save the result') },
  is('viewing'),
  send('dashboardEditor', oldLayout),
  send('dashboardEditor', words),
  save,
  is('conflicted'),
  { click: button('Keep my changes') },
  { click: button('Save the result') },
  is('viewing'),
  says('We begin anew.'),
];

export const exploreDashboards = exploration({
  name: 'explore-dashboards',
  title: 'Every way through a layout',
  about:
    'A dashboard whose layout is edited by steps, refused, saved, and held against that of a faster colleague.',
  seed: 907,
  refusals: [
    '412 PUT /api/dashboards/shopdashboard/layout',
    '503 GET /api/dashboards',
    '503 PUT /api/dashboards/shopdashboard/layout',
  ],
  steps: [...steps, ...refused, ...slower],
});
