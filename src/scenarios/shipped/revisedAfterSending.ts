/** Scripts a platform's correction after a report was sent: the report keeps its metrics and shows today's values too. */
import type { Script } from '../script.ts';
import { button, heading, link, logged, says, sees } from '../targets.ts';

const document = { role: 'article' } as const;

export const revisedAfterSending: Script = {
  version: 1,
  name: 'restatement-then-and-now',
  title: 'A restatement, then and now',
  about:
    'Two weeks ago a report was sent; days later the platform restated some of its days. The report shows what it told then, and beside it what is true now. Sent again, it tells the new figures.',
  seed: 92,
  start: '2026-03-02T09:00:00Z',
  network: 'instant',
  steps: [
    { role: 'manager' },
    { go: '/dashboard/reports' },
    { click: link('Four weeks in figures') },
    sees(heading('Key figures')),
    { caption: 'As it was sent. Since then, invalid clicks were taken back.' },
    { click: { role: 'radio', name: 'Against today' } },
    says('have changed since'),
    says('then', document),
    says(', now', document),
    { click: { role: 'radio', name: 'As generated' } },
    { caption: 'The next run rests on what is known today, and the first one stays as it was.' },
    { click: button('Generate again') },
    says('Needs review'),
    logged('ReportRunStarted', 'ReportRunGenerated'),
    { click: link('Run 1') },
    { click: { role: 'radio', name: 'Against today' } },
    says('have changed since'),
  ],
};
