/** A wrong password, the right one, and out again. */
import type { Script } from '../script.ts';

export const signInAndOut: Script = {
  version: 1,
  name: 'sign-in-and-out',
  title: 'Sign in, be refused, sign out',
  about:
    'A wrong password is refused in one sentence, the right one opens the dashboard, and signing out leads home.',
  seed: 42,
  start: '2026-03-02T09:00:00Z',
  network: 'fast',
  refusals: ['401 POST /api/auth/sign-in'],
  steps: [
    { caption: 'Ada comes back on a Monday morning.' },
    { go: '/login' },
    { fill: { role: 'field', name: 'Email' }, with: 'admin@agencylens.demo' },
    { fill: { role: 'field', name: 'Password' }, with: 'demo12345' },
    { click: { role: 'button', name: 'Sign in' } },
    { expect: { text: 'Invalid email or password', in: { role: 'alert' } } },
    { expect: { actor: 'login', state: 'idle' } },
    { caption: 'One character too many. Her email is still there.' },
    { expect: { value: 'admin@agencylens.demo', of: { role: 'field', name: 'Email' } } },
    { fill: { role: 'field', name: 'Password' }, with: 'demo1234' },
    { click: { role: 'button', name: 'Sign in' } },
    { expect: { url: '/dashboard' } },
    { expect: { visible: { role: 'heading', name: 'Good morning, Ada' } } },
    { expect: { log: ['SessionStarted'] } },
    { expect: { requests: 2, of: 'POST /api/auth/sign-in' } },
    { click: { role: 'button', name: 'Sign Out' } },
    { expect: { url: '/' } },
    { expect: { log: ['SessionStarted', 'SessionEnded'] } },
  ],
};
