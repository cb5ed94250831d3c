/** Defines recording sessions over a client's metrics: charts, a calendar, a phone. */
import type { Session } from './recordingHand.ts';

const board = '/dashboard?client=fjordandfoam';

const chart: Session = {
  title: 'Something is written at a day of a chart, and a range is dragged over it',
  act: async ({ signIn, open, press, write, pressChart }) => {
    await signIn('Manager');
    await open(board);
    await pressChart(/ over time/, 0.3);
    await write('What happened', 'A sale began.');
    await press('button', 'Add annotation', 'Add annotation');
    await press('button', 'Undo');
    await press('button', 'Add annotation');
    await write('What happened', 'It ended.');
    await press('button', 'Add annotation', 'Add annotation');
    await pressChart(/ over time/, 0.2, 0.6);
  },
};

const days: Session = {
  title: 'Days are picked in the calendar, and others typed',
  act: async ({ signIn, open, press, write, pickDays }) => {
    await signIn('Manager');
    await open(board);
    await press('button', /^Range: /);
    await pickDays('First day', '2026-02-03', '2026-02-17');
    await press('button', 'View options');
    await press('radio', 'Weekly');
    await press('button', /^Range: /);
    await write('From', '2026-01-05');
    await write('To', '2026-01-20');
    await press('button', 'Apply');
  },
};

const phone: Session = {
  title: 'A client is archived and brought back on a phone',
  act: async ({ screen, signIn, press, write }) => {
    await screen('Phone, 390');
    await signIn('Manager');
    await press('button', 'Open menu');
    await press('link', 'Clients', 'Menu');
    await write('Search clients', 'pilot');
    await press('button', 'More for Stackpilot');
    await press('menuitem', 'Archive');
    await press('button', 'Undo');
  },
};

const panel: Session = {
  title: 'A note is written in a client’s panel',
  act: async ({ signIn, open, press, write }) => {
    await signIn('Manager');
    await open('/clients');
    await press('link', 'Stackpilot');
    await press('tab', /Notes$/);
    await write('New note', 'Call in May.');
    await press('button', 'Add note');
    await press('tab', /Activity$/);
  },
};

export const recordedChartSessions: readonly Session[] = [chart, days, phone, panel];
