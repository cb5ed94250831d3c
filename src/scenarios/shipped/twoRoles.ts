/** Scripts two people on one log: the client’s person sees the admin's changes live. */
import type { Script, Step } from '../script.ts';
import {
  button,
  dialog,
  field,
  fillIn,
  heading,
  isAt,
  isIn,
  logged,
  region,
  says,
  sees,
  seesNo,
} from '../targets.ts';

/** Not remembered, so that each page has its own person. */
const signsIn = (email: string): readonly Step[] => [
  { go: '/login' },
  ...fillIn({ Email: email, Password: 'demo1234' }),
  { click: { role: 'checkbox', name: 'Remember me' } },
  { click: button('Sign in') },
  isAt('/dashboard'),
];

export const twoRoles: Script = {
  version: 1,
  name: 'two-roles',
  title: 'Admin and client, side by side',
  about:
    'The agency’s admin and a client’s person have the app open at once, on one log: what one does shows up with the other as it happens.',
  seed: 71,
  start: '2026-03-12T09:00:00Z',
  network: 'fast',
  steps: [
    { caption: 'Ada, the agency’s admin, signs in.' },
    ...signsIn('admin@agencylens.demo'),
    { caption: 'In another browser window Clara, who works for a client, does the same.' },
    { tab: 'client' },
    ...signsIn('client@agencylens.demo'),
    sees(heading('Good morning, Clara')),
    { caption: 'Ada moves Fjord & Foam, for which Clara works, to another industry.' },
    { tab: 'first' },
    { go: '/clients' },
    { click: button('More for Fjord & Foam') },
    { click: { role: 'menuitem', name: 'Edit' } },
    { fill: field('Industry', { within: dialog }), with: 'Furniture' },
    { click: button('Save client') },
    seesNo(dialog),
    { caption: 'Clara has done nothing, and reads of it.' },
    { tab: 'client' },
    says('changed the industry of Fjord & Foam to Furniture', region('Recent activity')),
    isIn('auth', 'signedIn.settled'),
    { caption: 'Now Clara: a calculation of her own, which Ada’s overview knows at once.' },
    { go: '/roi-calculator' },
    { fill: field('Save these inputs as'), with: 'Next year' },
    { click: button('Save scenario') },
    sees(heading('Next year')),
    { tab: 'first' },
    { go: '/real-time-monitoring?tab=log' },
    { tab: 'client' },
    { click: button('Remove Next year') },
    { tab: 'first' },
    says('Clara Lindqvist removed'),
    logged('SessionStarted', 'SessionStarted', 'ClientUpdated', 'RoiScenarioSaved', 'RoiScenarioRemoved'),
    { caption: 'Both pages stay: take over, and go on as either of them.' },
  ],
};
