/** Scripts a blocked report: it waits for a source whose access has expired, and goes out after a reconnection. */
import type { Script } from '../script.ts';
import { button, link, logged, region, says } from '../targets.ts';

const meta = { role: 'button', part: true } as const;

export const blockedAndUnblocked: Script = {
  version: 1,
  name: 'blocked-and-unblocked',
  title: 'A report, blocked and unblocked',
  about:
    'A report that misses days of a source says which, and leads to the one thing to do. The access is granted again, and the report goes out.',
  seed: 91,
  start: '2026-03-02T09:00:00Z',
  network: 'instant',
  steps: [
    { role: 'admin' },
    { go: '/dashboard/reports' },
    { click: link('Last four weeks') },
    { caption: 'The platform has sent no data for days: a report with holes is not sent.' },
    says('Connect it again.'),
    { click: link('Reconnect the source') },
    says('Access expired'),
    { caption: 'Reconnecting grants the access anew. The platform tells the days that it missed.' },
    { click: { ...meta, name: 'Reconnect Facebook Ads, Brightdoor', within: region('Connections') } },
    logged('SourceSyncRecovered'),
    { go: '/dashboard/reports/brightdoorweeks' },
    { click: button('Generate again') },
    says('Needs review'),
    { click: button('Approve') },
    { click: button('Send') },
    { wait: 31_000 },
    says('to hello@brightdoor.example'),
    logged('ReportSent'),
  ],
};
