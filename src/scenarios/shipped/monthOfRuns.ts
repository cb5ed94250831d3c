/** Scripts a month of scheduled runs: a weekly report without approval, and five weeks without anyone present. */
import type { Script } from '../script.ts';
import { button, dialog, field, heading, isIn, link, logged, says, sees, seesNo } from '../targets.ts';

const runOf = (number: number) => ({ role: 'link', name: `Run ${number}` });

const day = 24 * 60 * 60 * 1_000;

export const monthOfRuns: Script = {
  version: 1,
  name: 'a-month-of-scheduled-runs',
  title: 'A month of scheduled runs',
  about:
    'A weekly report is scheduled. The clock moves five weeks, and each Monday’s run was made and delivered at its own time.',
  seed: 90,
  start: '2026-03-02T09:00:00Z',
  // Due work is recorded with the next request, so the network must be instant everywhere.
  network: 'instant',
  steps: [
    { role: 'manager' },
    { go: '/dashboard/reports' },
    { caption: 'Marcus makes a report of each week, which goes out by itself.' },
    { click: button('New report') },
    { select: field('Client', { within: dialog }), option: 'Fjord & Foam' },
    { click: { role: 'radio', name: 'Executive', part: true } },
    { click: button('Create report') },
    seesNo(dialog),
    isIn('reportBuilder', 'shown'),
    { fill: field('Name'), with: 'Week by week' },
    { select: field('Period'), option: 'Last week' },
    { fill: field('Recipients'), with: 'jo@fjord.example,' },
    { click: { role: 'switch', name: 'Require approval before sending' } },
    { click: button('Save report') },
    isIn('editForm', 'saved'),
    { click: link('Back to the report') },
    { click: button('Schedule') },
    { select: field('How often'), option: 'Every week' },
    says('9 Mar 2026, 08:00, UTC', dialog),
    { click: button('Save schedule') },
    seesNo(dialog),
    logged('ReportScheduled'),
    { click: button('Sign Out') },
    { caption: 'Nobody is there for a month. The clock goes on.' },
    { sleep: 30 * day },
    { role: 'manager' },
    { go: '/dashboard/reports' },
    { click: link('Week by week') },
    sees(runOf(4)),
    says('30 Mar, 08:00 to jo@fjord.example'),
    { click: runOf(1) },
    sees(heading('Week by week')),
    says('2 – 8 Mar 2026'),
  ],
};
