/** Scripts a launch watched as it happens: marked, counted, replayed and shown on a wall. */
import type { Script } from '../script.ts';
import { button, heading, isAt, isIn, logged, region, says, sees, seesNo } from '../targets.ts';

const launch = region('Launch');
const wall = { role: 'dialog', name: 'Fjord & Foam, right now' } as const;

export const launchWatched: Script = {
  version: 1,
  name: 'launch-watched',
  title: 'A launch, watched as it happens',
  about:
    'Visits arrive, the launch is marked, its minutes are counted against those before, and the hour is replayed.',
  seed: 72,
  start: '2026-03-02T09:00:00Z',
  network: 'fast',
  steps: [
    { role: 'admin' },
    isAt('/dashboard'),
    { go: '/real-time-monitoring?client=fjordandfoam' },
    sees(heading('Live visits')),
    isIn('liveVisits', 'linked.live'),
    { caption: 'Fjord & Foam starts its spring sale. Ada watches the first minutes.' },
    { click: button('Mark launch') },
    says('Marked the launch as an annotation.'),
    logged('AnnotationAdded'),
    says('counting from the next minute on', launch),
    { wait: 240_000 },
    says('3 min after:', launch),
    says('3 min before:', launch),
    { caption: 'Three minutes after the launch beside three minutes before it.' },
    { click: button('Replay') },
    sees(region('Replay')),
    isIn('visitReplay', 'paused.shown'),
    { click: { role: 'radio', name: '20×' } },
    { click: button('Play') },
    { wait: 30_000 },
    { click: button('Pause') },
    isIn('visitReplay', 'paused.shown'),
    { caption: 'The last hour can be seen again, twenty times as fast.' },
    { click: button('Back to live') },
    sees(heading('Live visits')),
    { click: button('Wall mode') },
    sees(wall),
    says('Revenue today', wall),
    { caption: 'On the wall of the office only the figures remain.' },
    { press: 'Escape' },
    seesNo(wall),
    { click: button('Stop counting') },
    seesNo(launch),
  ],
};
