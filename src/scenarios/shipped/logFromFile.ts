/** Scripts the opening of a log file, read to its end before it is trusted. */
import type { Script, Step } from '../script.ts';
import { alert, isAt, isIn, logged, region, says, sees, seesNo } from '../targets.ts';

const files = { role: 'field', name: 'Exported log' } as const;

const nothing = '0'.repeat(64);

const header = (count: number): object => ({
  format: 'agencylens-log',
  version: 1,
  tenant: 'elsewhere',
  count,
  head: nothing,
  createdAt: '2026-03-11T17:00:00.000Z',
});

const brings = (name: string, ...lines: readonly object[]): Step => ({
  upload: files,
  file: { name, text: lines.map((line) => `${JSON.stringify(line)}\n`).join('') },
});

export const logFromFile: Script = {
  version: 1,
  name: 'log-from-a-file',
  title: 'A log from a file, read to its end',
  about:
    'The Lab reads an exported log line by line: one that breaks off is refused with the line where it does, a whole one is not.',
  seed: 75,
  start: '2026-03-12T13:00:00Z',
  network: 'fast',
  steps: [
    { role: 'admin' },
    isAt('/dashboard'),
    { caption: 'Ada was sent the log of another installation. The Lab is where logs are read.' },
    { go: '/lab/log/files' },
    sees(files),
    brings('cut-off.ndjson', header(2)),
    says('This file was rejected.', alert),
    says('Nothing was imported.', alert),
    { caption: 'Two events were announced and none came. Half a log is none.' },
    brings('whole.ndjson', header(0), { end: true, count: 0, head: nothing }),
    seesNo(alert),
    says('This file is valid.', region('Lab')),
    { caption: 'This one is as long as it says. It would become a branch of its own, beside hers.' },
    isIn('auth', 'signedIn.settled'),
    logged('SessionStarted'),
  ],
};
