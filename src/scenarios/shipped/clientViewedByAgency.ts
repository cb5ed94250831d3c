/** Scripts view as client: an admin sees a client's portal read-only, and returns to their own session. */
import type { Script } from '../script.ts';
import {
  button,
  heading,
  isAt,
  isIn,
  link,
  logged,
  mainNavigation,
  region,
  says,
  sees,
  seesNo,
} from '../targets.ts';

const banner = region('View as client');

export const clientViewedByAgency: Script = {
  version: 1,
  name: 'view-as-client',
  title: 'View as client',
  about:
    'Ada looks at the portal of Fjord & Foam as its people see it: by a session of their scope, read-only, told in the history, and still there after a reload.',
  seed: 85,
  start: '2026-03-13T09:00:00Z',
  network: 'fast',
  refusals: ['503 POST /api/auth/client-view'],
  steps: [
    { role: 'admin' },
    { go: '/dashboard?client=fjordandfoam' },
    { fault: { route: 'POST /api/auth/client-view', status: 503, times: 1 } },
    { click: button('View as client') },
    says('not available right now'),
    { click: button('View as client') },
    says('Viewing as Fjord & Foam, read-only', banner),
    logged('ClientViewStarted'),
    { caption: 'What Clara sees: her month, no prices, no other client.' },
    sees(heading('This month in one minute')),
    seesNo(link('Clients', { within: mainNavigation })),
    { go: '/clients' },
    sees(heading('Clients is not available to your role')),
    { go: '/dashboard' },
    says('Viewing as Fjord & Foam, read-only', banner),
    { caption: 'After a reload too. Exit brings her own session back.' },

    { click: button('Exit') },
    isAt('/dashboard?client=fjordandfoam'),
    isIn('auth', 'signedIn.settled'),
    seesNo(banner),
    { click: button('View as client') },
    sees(banner),
    { click: button('Exit') },
    seesNo(banner),
    logged('ClientViewStarted', 'SessionEnded', 'ClientViewStarted', 'SessionEnded'),
  ],
};
