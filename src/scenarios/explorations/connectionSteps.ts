/** Visits every state of the plan, the live connection and the backend. */
import type { Step } from '../script.ts';
import { button, isIn } from '../targets.ts';
import { breaks, send } from './words.ts';

const feed: readonly Step[] = [
  { caption: 'The plan and the live connection: refused, lost, and there again.' },
  { role: 'admin' },
  breaks('GET /api/subscription'),
  { go: '/dashboard' },
  isIn('subscription', 'failed'),
  send('subscription', { type: 'subscription.reload' }, { type: 'subscription.reload' }),
  isIn('subscription', 'ready.active'),
  breaks('GET /api/events/stream'),
  send('feed', { type: 'feed.start' }, { type: 'feed.ended' }),
  { wait: 1_000 },
  isIn('feed', 'linked.open'),
  send('feed', { type: 'feed.ended' }, { type: 'feed.start', after: null } as { type: string }),
  send('feed', { type: 'feed.ended' }, { type: 'feed.stop' }),
  send('feed', { type: 'feed.start', after: null } as { type: string }),
  isIn('feed', 'linked.open'),
  { caption: 'A connection that neither opens nor fails is given up after 40 seconds.' },
  send('feed', { type: 'feed.stop' }),
  { fault: { route: 'GET /api/events/stream', kind: 'timeout', times: 1 } },
  send('feed', { type: 'feed.start', after: null } as { type: string }),
  isIn('feed', 'linked.connecting'),
  { wait: 41_000 },
  isIn('feed', 'linked.open'),
  send('feed', { type: 'feed.refused' }),
  isIn('feed', 'off'),
];

const backend: readonly Step[] = [
  { caption: 'A backend that does not start says so, and starts on the second try.' },
  breaks('backend'),
  { go: '/pricing' },
  isIn('backend', 'failed'),
  { click: button('Try again') },
  isIn('backend', 'ready'),
  {
    caption: 'A page that no worker controls yet answers itself, and hands over to the worker when it comes.',
  },
  breaks('worker'),
  { go: '/pricing' },
  isIn('backend', 'ready'),
];

export const connectionSteps: readonly Step[] = [...feed, ...backend];
