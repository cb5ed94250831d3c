/** Scripts a client at risk: found in the list, its health score explained, and the cause found on its board. */
import type { Script } from '../script.ts';
import { button, dialog, heading, isAt, link, logged, region, says, sees, seesNo } from '../targets.ts';

export const clientAtRisk: Script = {
  version: 1,
  name: 'client-at-risk',
  title: 'A client at risk, found and explained',
  about:
    'From the count of clients at risk to one of them, from its health to the points, from its board to the sums behind a figure, and a note for the team.',
  seed: 405,
  start: '2026-03-04T08:30:00Z',
  network: 'fast',
  steps: [
    { role: 'manager' },
    isAt('/dashboard'),
    sees(region('Needs attention')),
    { caption: 'Marcus looks only at the clients that are at risk.' },
    { click: button('At risk', { part: true, nth: 0 }) },
    { click: button('Health of', { part: true, nth: 0 }) },
    sees(dialog),
    says('What needs attention', dialog),
    says('Health, rounded', dialog),
    { caption: 'The score has parts. He wants to see the figures behind it.' },
    { click: link('All figures of', { part: true, within: dialog }) },
    seesNo(dialog),
    sees(region('Key figures')),
    sees({ role: 'table', name: 'Channels' }),
    { caption: 'How is the revenue worked out? By source, to the last row.' },
    { click: button('Revenue', { within: region('Key figures') }) },
    sees({ role: 'dialog', name: 'Revenue' }),
    sees(region('Arithmetic')),
    sees(region('Sources')),
    { press: 'Escape' },
    seesNo(dialog),
    { caption: 'He writes down what he found, at the day, where everybody sees it.' },
    { click: button('Add annotation') },
    { fill: { role: 'field', name: 'What happened' }, with: 'Reviewed: call the client about the fall.' },
    { click: button('Add annotation', { within: dialog }) },
    says('Added “Reviewed: call the client about the fall.”.'),
    logged('AnnotationAdded'),
    sees(heading('Actions')),
  ],
};
