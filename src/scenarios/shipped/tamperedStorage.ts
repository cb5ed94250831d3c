/** Scripts manual edits of the browser's storage, all of which the app rejects. */
import type { Script, Step } from '../script.ts';
import { alert, heading, isAt, isIn, logged, sees, seesNo } from '../targets.ts';

const session = 'agencylens.session';

const comesToNothing = (entry: string): readonly Step[] => [
  { store: session, value: entry },
  { go: '/dashboard' },
  sees(heading('Sign in')),
  seesNo(alert),
  isAt('/login?returnTo=%2Fdashboard'),
  { expect: { stored: session, is: null } },
];

export const tamperedStorage: Script = {
  version: 1,
  name: 'tampered-storage',
  title: 'The browser’s storage, tampered with',
  about:
    'What the browser keeps is no proof of anything: an entry that is damaged, incomplete or made up is forgotten without a word.',
  seed: 73,
  start: '2026-03-12T11:00:00Z',
  network: 'fast',
  refusals: ['401 GET /api/auth/session'],
  steps: [
    { role: 'client' },
    isAt('/dashboard'),
    { caption: 'Clara is signed in, and somebody else has the browser’s tools open on her machine.' },
    ...comesToNothing('rubbish'),
    { caption: 'Rubbish is no session. It is gone, and no error is shown to anybody.' },
    ...comesToNothing('{"userId":"demoadmin"}'),
    { caption: 'An admin’s name without a token? Nothing either. Then a token out of thin air.' },
    ...comesToNothing('{"userId":"demoadmin","token":"made-up"}'),
    isIn('auth', 'signedOut'),
    { caption: 'The backend has never given that one out. Who has the password gets in, and nobody else.' },
    { role: 'client' },
    sees(heading('Good morning, Clara')),
    logged('SessionStarted', 'SessionStarted'),
  ],
};
