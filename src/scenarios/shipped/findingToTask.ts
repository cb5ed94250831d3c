/** Scripts the way from a change to its cause, from an unusual day to a task, and to the end of the month. */
import type { Script } from '../script.ts';
import { button, isAt, link, region, says, sees } from '../targets.ts';

export const findingToTask: Script = {
  version: 1,
  name: 'finding-to-task',
  title: 'From a change to its cause, and to a task',
  about:
    'What changed is ranked with its causes, an unusual day becomes a task, and the month has a forecast.',
  seed: 73,
  start: '2026-03-02T09:00:00Z',
  network: 'fast',
  steps: [
    { role: 'admin' },
    isAt('/dashboard'),
    { go: '/advanced-analytics?client=fjordandfoam&range=90d' },
    sees(region('What changed')),
    { caption: 'Ada asks what moved at Fjord & Foam in the last 90 days.' },
    { click: button('More for Revenue') },
    { click: { role: 'menuitem', name: 'Full breakdown' } },
    sees({ role: 'table', name: 'Breakdown of Revenue' }),
    { caption: 'Each part of the change, and together they are the change.' },
    { click: link('Anomalies') },
    sees({ role: 'list', name: 'Unusual days, most unusual first' }),
    { caption: 'Days that the forecast did not expect, the most unusual first.' },
    { click: button('More for ', { part: true, nth: 1 }) },
    { click: { role: 'menuitem', name: 'Create task' } },
    says('Created a task: '),
    { click: button('Undo') },
    says('The task is removed: '),
    { caption: 'A task, and back: nothing here is final.' },
    { click: link('Forecast') },
    sees({ role: 'table', name: 'Month end by figure' }),
    { select: { role: 'combobox', name: 'Figure of the month' }, option: 'Spend' },
    sees({ role: 'figure', name: 'Spend by day and expected' }),
    { caption: 'Where the month will end, with its range and how far it was off before.' },
  ],
};
