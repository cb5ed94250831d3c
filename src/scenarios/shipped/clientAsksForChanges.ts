/** Scripts a change request: Clara reads a report in her portal, accepts it, withdraws that and asks for changes. */
import type { Script } from '../script.ts';
import { button, field, heading, link, logged, region, says, sees } from '../targets.ts';

const answer = region('Your answer');
const reports = { role: 'list', name: 'Reports' } as const;

export const clientAsksForChanges: Script = {
  version: 1,
  name: 'the-client-asks-for-changes',
  title: 'The client asks for changes',
  about:
    'Clara has her month in one minute and all her reports in one place. She accepts the newest, takes that back, asks for changes, comments and rates; the agency reads it in its history.',
  seed: 86,
  start: '2026-03-16T09:00:00Z',
  network: 'fast',
  steps: [
    { role: 'client' },
    sees(heading('This month in one minute')),
    {
      caption:
        'Goals, three figures, what was done and what comes next; below, every report that she was sent.',
    },
    { click: { role: 'link', within: reports, nth: 0 } },
    sees(heading('Your answer')),
    { click: button('Accept report') },
    says('You accepted the report.'),
    { click: button('Withdraw the answer') },
    { fill: field('What should be changed?'), with: 'Please tell us more about the newsletter.' },
    { click: button('Request changes') },
    says('Please tell us more about the newsletter.', answer),
    logged('ReportAccepted', 'ReportAnswerWithdrawn', 'ReportChangesRequested'),
    { fill: field('Your comment'), with: 'The rest is fine.' },
    { click: button('Comment') },
    says('The rest is fine.', answer),
    { click: link('All reports') },
    says('Changes requested', reports),
    { click: button('Sign Out') },
    { caption: 'The agency reads it where everything is told.' },
    { role: 'admin' },
    { go: '/dashboard?tab=history' },
    says('requested changes to'),
  ],
};
