/** Visits every import that does not succeed at first: useless files, canceled reading, failed reading and sending. */
import type { Step } from '../script.ts';
import { button, dialog, isIn, logged, says, seesNo } from '../targets.ts';
import { breaks, send } from './words.ts';

type Sent = { readonly type: string };

const chart = 'dataImport';

/** A file without content cannot be read. */
const unreadable = { type: 'file.choose', name: 'gone.csv', file: null } as Sent;
const choices = { type: 'choices.give', choices: {} } as Sent;
const cancel: Sent = { type: 'import.cancel' };
const commit = { type: 'import.commit', overlap: 'replace' } as Sent;
const sent: Sent = { type: 'import.sent' };

const file = [
  'Campaign report',
  'Campaign,Day,Clicks,Impr.,Cost,Avg. CPC',
  'Spring,09/02/2026,3,100,0.90,0.30',
].join('\n');

const choosing = (name: string, text: string, by: string): Step => ({
  upload: button(by, { part: true, within: dialog }),
  file: { name, type: 'text/csv', text },
});

const archive = (by: string): readonly Step[] => [
  choosing('broken.zip', 'PK\u0003\u0004', by),
  says('This is an Excel workbook or a ZIP archive.', dialog),
];

export const dataImportSteps: readonly Step[] = [
  {
    caption:
      'An export that is of no use, given up, failed, asked about, cancelled and sent twice; then it is undone.',
  },
  { go: '/clients/fjordandfoam/sources?in=page' },
  { click: button('Import a file') },
  isIn(chart, 'choosing'),
  ...archive('Choose an export'),
  send(chart, unreadable, cancel),
  isIn(chart, 'cancelled'),
  send(chart, unreadable),
  isIn(chart, 'failed'),
  { click: button('Try again') },
  isIn(chart, 'failed'),
  { click: button('Back', { within: dialog }) },
  isIn(chart, 'choosing'),
  send(chart, unreadable, cancel, unreadable),
  isIn(chart, 'failed'),
  choosing('ads.csv', file, 'Choose an export'),
  isIn(chart, 'asking'),
  ...archive('Choose another file'),
  isIn(chart, 'asking'),
  send(chart, choices, cancel),
  isIn(chart, 'asking'),
  send(chart, unreadable),
  isIn(chart, 'failed'),
  { click: button('Back', { within: dialog }) },
  isIn(chart, 'asking'),
  { click: { role: 'radio', name: 'The day first', part: true } },
  { click: button('Continue') },
  isIn(chart, 'previewing'),
  ...archive('Choose another file'),
  send(chart, choices, cancel),
  isIn(chart, 'previewing'),
  send(chart, unreadable),
  isIn(chart, 'failed'),
  { click: button('Back', { within: dialog }) },
  { click: { role: 'radio', name: 'Use the file', part: true } },
  send(chart, commit, cancel),
  isIn(chart, 'previewing'),
  send(chart, commit, sent, cancel),
  logged('ImportWithdrawn'),
  isIn(chart, 'previewing'),
  breaks('POST /api/clients/:id/imports'),
  send(chart, commit, sent, cancel),
  isIn(chart, 'previewing'),
  breaks('POST /api/clients/:id/imports'),
  { click: button('Import 1 row') },
  isIn(chart, 'failed'),
  { click: button('Try again') },
  seesNo(dialog),
  says('Imported 1 row of ads.csv.'),
  { click: button('Undo') },
  says('The import of ads.csv is withdrawn'),
  { click: button('Import a file') },
  choosing('ads.csv', file, 'Choose an export'),
  isIn(chart, 'asking'),
  { click: { role: 'radio', name: 'The day first', part: true } },
  { click: button('Continue') },
  isIn(chart, 'previewing'),
  breaks('POST /api/imports/:id/withdraw'),
  send(chart, commit, sent, cancel),
  seesNo(dialog),
  says('Imported 1 row of ads.csv.'),
];
