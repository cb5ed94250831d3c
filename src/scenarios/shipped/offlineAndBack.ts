/** Scripts a lost and restored connection, while loaded data remains usable. */
import type { Script } from '../script.ts';
import {
  button,
  fillIn,
  heading,
  isAt,
  link,
  logged,
  mainNavigation,
  region,
  says,
  sees,
  seesNo,
} from '../targets.ts';

const lost = heading('This page could not be loaded');
const menu = { within: mainNavigation } as const;

export const offlineAndBack: Script = {
  version: 1,
  name: 'offline-and-back',
  title: 'Offline, and back again',
  about:
    'Without a connection the backend in the page goes on; a page whose code is not here yet says so, and comes with another try.',
  seed: 72,
  start: '2026-03-12T10:00:00Z',
  network: 'fast',
  refusals: ['lost GET /'],
  steps: [
    { role: 'admin' },
    isAt('/dashboard'),
    { click: { role: 'tab', name: 'Workspace' } },
    { click: button('Edit your profile') },
    sees({ role: 'dialog' }),
    { net: 'offline' },
    { caption: 'The train enters a tunnel. Ada does not notice: her workspace lives in her browser.' },
    ...fillIn({ 'First name': 'Adele' }),
    { click: button('Save profile') },
    sees(heading('Good morning, Adele')),
    logged('SessionStarted', 'ProfileUpdated'),
    { click: { role: 'tab', name: 'Activity' } },
    says('Adele Moreau changed their first name', region('Recent activity')),
    { caption: 'A page that she has never opened is another matter: its program is not here yet.' },
    { click: link('Marketplace', menu) },
    sees(lost),
    isAt('/marketplace'),
    { click: button('Try again') },
    sees(lost),
    { expect: { attribute: 'href', of: link('reload the page'), is: '/marketplace' } },
    { click: link('Dashboard', menu) },
    sees(heading('Good morning, Adele')),
    { click: link('Marketplace', menu) },
    sees(lost),
    { net: 'online' },
    { caption: 'Daylight. Once more.' },
    { click: button('Try again') },
    sees(heading('Marketplace')),
    seesNo(lost),
  ],
};
