/** The workspace as it was some events ago, and back to now. */
import type { Script } from '../script.ts';
import {
  button,
  dialog,
  fillIn,
  heading,
  isAt,
  link,
  logged,
  region,
  says,
  sees,
  seesNo,
} from '../targets.ts';

const past = region('Looking at the past');
const added = link('Hollow & Pine');

export const timeTravel: Script = {
  version: 1,
  name: 'time-travel',
  title: 'Any page, as of any event',
  about:
    'A page shows the workspace as it was at any position of the log, by an address that can be passed on; the past is read only.',
  seed: 74,
  start: '2026-03-12T12:00:00Z',
  network: 'fast',
  steps: [
    { role: 'admin' },
    isAt('/dashboard'),
    { go: '/clients' },
    { click: button('Add client') },
    ...fillIn({ Name: 'Hollow & Pine', Domain: 'hollowpine.example', Industry: 'E-commerce' }),
    { click: button('Add client', { within: dialog }) },
    seesNo(dialog),
    sees(added),
    logged('SessionStarted', 'ClientAdded'),
    { caption: 'Ada has a new client. How did this page look before she came in this morning?' },
    { go: '/clients?as_of={start}' },
    says('read only', past),
    sees(heading('Clients')),
    seesNo(added),
    { caption: 'Eight clients, as of the last event before her visit. Now on, event by event.' },
    { click: button('Later', { within: past }) },
    isAt('/clients?as_of={start+1}'),
    says('session started', past),
    { click: button('Later', { within: past }) },
    isAt('/clients?as_of={start+2}'),
    says('client added', past),
    { expect: { attribute: 'disabled', of: button('Later', { within: past }), is: true } },
    sees(added),
    { caption: 'There it is. This is where the log ends: now.' },
    { click: button('Back to now', { within: past }) },
    isAt('/clients'),
    seesNo(past),
    logged('SessionStarted', 'ClientAdded'),
  ],
};
