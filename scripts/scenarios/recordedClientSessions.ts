/** Defines recording sessions with clients and their metrics: views, bulk actions, comparisons, goals, drags. */
import type { Session } from './recordingHand.ts';

const views: Session = {
  title: 'Clients are searched, the view is saved, renamed and removed, and brought back',
  act: async ({ signIn, open, press, write }) => {
    await signIn('Manager');
    await open('/clients');
    await write('Search clients', 'a');
    await press('button', 'Save view');
    await write('Save this view as', 'With an a');
    await press('button', 'Save view');
    await press('button', /^View of the clients: /);
    await press('button', 'Paused', 'View of the clients');
    await press('button', /^View of the clients: /);
    await press('button', 'With an a');
    await press('button', /^View of the clients: /);
    await press('button', 'Rename the view With an a');
    await write('New name of With an a', 'All with an a');
    await press('button', 'Rename');
    await press('button', /^View of the clients: /);
    await press('button', 'Remove the view All with an a');
    await press('button', 'Undo');
  },
};

const many: Session = {
  title:
    'Many clients are chosen, tagged, given away and paused, and the history takes it back after a reload',
  act: async ({ signIn, open, press, write, choose, strike }) => {
    await signIn('Admin');
    await open('/clients');
    await press('checkbox', 'Choose Openloft Academy');
    await press('checkbox', 'Choose Voltride Motors');
    await write('Tag for the chosen clients', 'spring');
    await press('button', 'Add tag');
    await choose('Owner of the chosen clients', 'Marcus Chen');
    await press('button', 'Pause chosen');
    await strike('F5');
    await open('/dashboard?tab=history');
    await press('button', /^Undo: /);
    await press('button', 'Undo the change');
  },
};

const figures: Session = {
  title: 'Figures are compared with other days, filtered by chips, and a goal and a budget set',
  act: async ({ signIn, open, press, write, choose, strike }) => {
    await signIn('Manager');
    await open('/dashboard?client=fjordandfoam');
    await press('button', /^Comparison: /);
    await press('radio', 'Previous year');
    await press('switch', 'Match weekdays');
    await press('radio', 'Custom dates');
    await write('From', '2026-01-01');
    await write('To', '2026-01-14');
    await press('button', 'Compare');
    await strike('Escape');
    await press('button', /^Filters: /);
    await press('checkbox', 'Email');
    await write('Save these filters as', 'Letters');
    await press('button', 'Save segment');
    await press('button', 'Remove the filter Channel: Email');
    await press('button', 'Set a goal');
    await choose('Figure', 'Conversions');
    await write('Target', '4,200');
    await press('button', 'Save goal');
    await press('button', 'Undo');
  },
};

const layout: Session = {
  title: 'The parts of a dashboard are dragged to other places and sizes',
  act: async ({ signIn, open, press, carryPart }) => {
    await signIn('Manager');
    await open('/dashboard?tab=dashboards&board=shopdashboard');
    await press('button', 'Edit layout');
    await carryPart(/^Orders/, 'inside', [260, 0]);
    await carryPart(/^Funnel/, 'corner', [-200, 120]);
    await press('button', 'Save layout');
  },
};

export const recordedClientSessions: readonly Session[] = [views, many, figures, layout];
