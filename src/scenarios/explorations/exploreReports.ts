/** Visits every path of a report's lifecycle, and of its exported files. */
import type { Step } from '../script.ts';
import { button, dialog, isIn, seesNo } from '../targets.ts';
import { breaks, exploration, send } from './words.ts';

type Sent = { readonly type: string };

const answered = '/dashboard/reports/fjordmonthly';

const lives: readonly (readonly (readonly [step: string, state: string])[])[] = [
  [
    ['fail', 'failed'],
    ['start', 'gathering'],
    ['block', 'blocked'],
    ['start', 'gathering'],
    ['block', 'blocked'],
    ['unblock', 'review'],
    ['block', 'blocked'],
    ['start', 'gathering'],
    ['needReview', 'review'],
    ['start', 'gathering'],
    ['pass', 'approved'],
    ['reopen', 'review'],
    ['approve', 'approved'],
    ['start', 'gathering'],
    ['pass', 'approved'],
    ['send', 'sending'],
    ['undoSend', 'approved'],
    ['send', 'sending'],
    ['deliver', 'sent'],
    ['start', 'gathering'],
  ],
  [
    ['pass', 'approved'],
    ['send', 'sending'],
    ['deliver', 'sent'],
    ['open', 'opened'],
    ['accept', 'accepted'],
    ['withdrawAnswer', 'opened'],
    ['requestChanges', 'changesRequested'],
    ['accept', 'accepted'],
    ['requestChanges', 'changesRequested'],
    ['withdrawAnswer', 'opened'],
    ['start', 'gathering'],
  ],
];

/** Sends a report's state as the backend reports it, because the steps are events of the log. */
const tell = (run: string, schedule = 'off') => ({ type: 'report.tell', run, schedule, runId: 'run' });

const stands = (run: string, schedule = 'off'): Step =>
  isIn('reportLifecycle', `run.${run}, schedule.${schedule}, asking.idle`);

const begun: Sent & { readonly runId: string } = { type: 'run.start', runId: 'run' };

const take = (step: string, state: string): readonly Step[] => [
  send('reportLifecycle', step === 'start' ? begun : { type: `run.${step}` }),
  stands(state),
];

const fromEach = ['none', 'failed', 'sent', 'opened', 'accepted', 'changesRequested'];

const life: readonly Step[] = [
  { caption: 'The log tells of each step of a report, whoever took it.' },
  ...lives.flatMap((steps) => [
    send('reportLifecycle', tell('gathering')),
    stands('gathering'),
    ...steps.flatMap(([step, state]) => take(step, state)),
  ]),
  ...fromEach.flatMap((state) => [send('reportLifecycle', tell(state)), ...take('start', 'gathering')]),
  ...['accept', 'requestChanges'].flatMap((step) => [
    send('reportLifecycle', tell('sent'), { type: `run.${step}` }),
  ]),
  ...['blocked', 'review', 'approved', 'gathering'].map((state) => send('reportLifecycle', tell(state))),
];

const schedule: readonly Step[] = [
  { caption: 'Its schedule begins, rests, goes on and ends.' },
  send('reportLifecycle', { type: 'schedule.set' }),
  stands('gathering', 'on'),
  send('reportLifecycle', { type: 'schedule.pause' }),
  stands('gathering', 'paused'),
  send('reportLifecycle', { type: 'schedule.resume' }, { type: 'schedule.clear' }),
  stands('gathering', 'off'),
  send('reportLifecycle', tell('accepted', 'paused'), { type: 'schedule.set' }, tell('accepted', 'paused')),
  send('reportLifecycle', { type: 'schedule.clear' }, tell('accepted', 'on')),
];

const reading: readonly Step[] = [
  { caption: 'Once sending cannot be stopped any more, the page asks how the report stands.' },
  send('reportLifecycle', tell('sending')),
  { wait: 31_000 },
  stands('sent'),
  send('reportLifecycle', { type: 'report.reload' }, { type: 'xstate.error.actor.readReport' }),
  send('reportLifecycle', { type: 'xstate.error.actor.watchReport' }),
];

const ask = (kind: string) => ({ type: 'export.ask', kind, section: null });

const files: readonly Step[] = [
  { caption: 'A file is made in steps, can be cancelled, and may fail.' },
  { click: button('Export') },
  { click: button('The report as HTML') },
  // A browser draws the charts for longer than a check waits.
  { wait: 3_000 },
  isIn('fileExport', 'made'),
  send('fileExport', ask('csv'), { type: 'export.cancel' }),
  isIn('fileExport', 'idle'),
  send('fileExport', ask('csv'), { type: 'xstate.error.actor.make' }),
  isIn('fileExport', 'failed'),
  send('fileExport', ask('csv')),
  isIn('fileExport', 'made'),
  send('fileExport', ask('csv')),
  isIn('fileExport', 'made'),
  { press: 'Escape' },
  seesNo(dialog),
];

const drawn = (state: string): Step => isIn('reportBuilder', state);

const builder: readonly Step[] = [
  { caption: 'A draft is changed by steps, and its preview may be refused.' },
  { go: `${answered}/edit` },
  drawn('shown'),
  send('reportBuilder', { type: 'step.undo' }),
  drawn('shown'),
  { click: button('Duplicate Key figures') },
  drawn('shown'),
  send('reportBuilder', { type: 'step.undo' }),
  drawn('shown'),
  send('reportBuilder', { type: 'step.redo' }, { type: 'step.undo' }),
  drawn('shown'),
  breaks('POST /api/report-previews'),
  { click: button('Duplicate Key figures') },
  drawn('failed'),
  { click: button('Try again') },
  drawn('shown'),
  { click: button('Discard') },
  { click: button('Discard changes') },
  drawn('shown'),
];

export const exploreReports = exploration({
  name: 'explore-reports',
  title: 'Every way through a report',
  about: 'Walks every transition of a report’s life and of its files.',
  seed: 84,
  refusals: ['503 POST /api/report-previews'],
  steps: [
    { role: 'manager' },
    { go: answered },
    stands('sent'),
    ...life,
    ...schedule,
    ...reading,
    ...files,
    ...builder,
  ],
});
