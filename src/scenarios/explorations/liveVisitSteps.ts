/** Visits every state of the live visits: paused, hidden, lost, offline, refused, and reconnected. */
import type { Step } from '../script.ts';
import { button, isIn } from '../targets.ts';
import { send } from './words.ts';

type Sent = { readonly type: string };

const chart = 'liveVisits';
const isLive = isIn(chart, 'linked.live');

const fail = { type: 'stream.fail', error: null } as Sent;
const end: Sent = { type: 'stream.end' };
const retry: Sent = { type: 'visits.retry' };
const pause: Sent = { type: 'visits.pause' };
const resume: Sent = { type: 'visits.resume' };
const hide: Sent = { type: 'tab.hide' };
const show: Sent = { type: 'tab.show' };
const choose = (interval: string): Sent => ({ type: 'interval.choose', interval }) as Sent;

/** After four waits the fifth failure counts as offline. */
const fourTries: readonly Sent[] = [retry, fail, retry, fail, retry, fail, retry, fail];

const neverOpens: Step = { fault: { route: 'GET /api/realtime/stream', kind: 'timeout', times: 1 } };

export const liveVisitSteps: readonly Step[] = [
  {
    caption:
      'Live visits: read, paused, hidden, lost and offline. Nothing is written, so the log ends as before.',
  },
  { go: '/real-time-monitoring?client=fjordandfoam&every=2' },
  isLive,
  { wait: 2_000 },
  send(chart, { type: 'list.hold' }, { type: 'list.release' }),
  { click: button('Pause') },
  isIn(chart, 'paused'),
  send(chart, choose('30')),
  { click: button('Resume') },
  isLive,
  send(chart, choose('2')),
  isLive,
  send(chart, end),
  isLive,
  send(chart, end, end, retry),
  isLive,
  send(chart, fail, pause, resume),
  isLive,
  send(chart, fail, hide, show),
  isLive,
  send(chart, hide, pause, resume),
  isLive,
  send(chart, { type: 'xstate.error.actor.readVisits' }),
  { wait: 1_500 },
  isLive,
  send(chart, fail, ...fourTries, retry, fail, pause, resume),
  isLive,
  send(chart, fail, ...fourTries, hide, show),
  isLive,
  send(chart, fail, ...fourTries),
  isIn(chart, 'offline'),
  { wait: 30_500 },
  isLive,
  send(chart, { type: 'stream.refuse', error: null } as Sent),
  isIn(chart, 'refused'),
  { click: button('Try again') },
  isLive,
  { caption: 'A stream that is silent for 40 seconds counts as lost, whatever it was at.' },
  neverOpens,
  send(chart, pause, resume),
  { wait: 42_000 },
  isLive,
  neverOpens,
  send(chart, end),
  isIn(chart, 'linked.resuming'),
  { wait: 42_000 },
  isLive,
  { sleep: 45_000 },
  { wait: 2_000 },
  isLive,
];
