/** Visits every state of the live visits, of their replay and of their alerts. */
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

const replay = 'visitReplay';
const isShown = isIn(replay, 'paused.shown');
const isWaiting = isIn(replay, 'playing.waiting');
const play: Sent = { type: 'replay.play' };
const seek = (at: number): Sent => ({ type: 'replay.seek', at }) as Sent;

/** A seek is held within the hour of the replay. */
const toStart = seek(0);
const toEnd = seek(Number.MAX_SAFE_INTEGER);

const replaySteps: readonly Step[] = [
  { caption: 'The last hour is played again: at three speeds, to its end, and after a failed reading.' },
  { click: button('Replay') },
  isShown,
  send(replay, toStart, play),
  isWaiting,
  { wait: 6_000 },
  isWaiting,
  { click: { role: 'radio', name: '20×' } },
  send(replay, toStart, { type: 'replay.pause' }),
  isShown,
  { click: button('Play') },
  isWaiting,
  send(replay, toEnd),
  isShown,
  { click: button('Play') },
  isWaiting,
  send(replay, toStart, { type: 'xstate.error.actor.readNext' }),
  isIn(replay, 'failed'),
  send(replay, { type: 'replay.retry' }, { type: 'xstate.error.actor.readMoment' }, toStart),
  isShown,
  { click: button('Back to live') },
  isLive,
];

const alerts = 'liveAlerts';
const found = (kind: string): Sent =>
  ({ type: 'alerts.check', found: [{ kind, actual: 120, expected: 48 }], at: 1 }) as Sent;

const alertSteps: readonly Step[] = [
  { click: button('Pause') },
  send(alerts, found('spike')),
  { click: button('Acknowledge') },
  isIn(alerts, 'quiet'),
  send(alerts, found('drop')),
  { click: button('Snooze 30 min') },
  isIn(alerts, 'quiet'),
  { click: button('Resume') },
  isLive,
];

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
  ...replaySteps,
  ...alertSteps,
];
