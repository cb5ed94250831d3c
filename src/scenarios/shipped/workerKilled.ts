/** Scripts the end of the service worker in the middle of a morning, without any visible effect. */
import type { Script } from '../script.ts';
import { button, fillIn, heading, isAt, isIn, logged, region, says, sees } from '../targets.ts';

const activity = region('Recent activity');

export const workerKilled: Script = {
  version: 1,
  name: 'worker-killed',
  title: 'The service worker ends in the middle',
  about:
    'A browser ends workers that seem idle: the live feed breaks off, resumes where it stopped, and the next request is answered.',
  seed: 71,
  start: '2026-03-12T09:00:00Z',
  network: 'fast',
  steps: [
    { role: 'admin' },
    isAt('/dashboard'),
    isIn('feed', 'linked.open'),
    { caption: 'All that Ada asks goes through a service worker. Browsers end those as they see fit.' },
    { kill: 'worker' },
    { caption: 'It is gone. Ada goes on as if nothing had happened.' },
    { click: { role: 'tab', name: 'Workspace' } },
    { click: button('Edit your profile') },
    ...fillIn({ 'First name': 'Adele' }),
    { click: button('Save profile') },
    sees(heading('Good morning, Adele')),
    isIn('feed', 'linked.open'),
    { click: { role: 'tab', name: 'Activity' } },
    says('Adele Moreau changed their first name', activity),
    logged('SessionStarted', 'ProfileUpdated'),
    { caption: 'The feed told her own change as well: nothing was missed, nothing came twice.' },
    { expect: { requests: 1, of: 'PATCH /api/auth/profile' } },
    { expect: { requests: 2, of: 'GET /api/events/stream', orMore: true } },
  ],
};
