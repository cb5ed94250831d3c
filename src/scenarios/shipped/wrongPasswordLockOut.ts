/** Scripts five wrong passwords, the lock-out that follows, and the sign-in afterwards. */
import type { Script, Step } from '../script.ts';
import { alert, button, field, fillIn, heading, isAt, isIn, logged, says, sees } from '../targets.ts';

const tries = (...passwords: readonly string[]): readonly Step[] =>
  passwords.flatMap((password) => [
    { fill: field('Password'), with: password },
    { click: button('Sign in') },
    says('Invalid email or password', alert),
  ]);

export const wrongPasswordLockOut: Script = {
  version: 1,
  name: 'wrong-password-lock-out',
  title: 'Wrong password, a pause, and back in',
  about:
    'After five failures in a row sign-in is slowed down for everyone who tries that account; who waits gets in again.',
  seed: 5,
  start: '2026-03-02T13:45:00Z',
  network: 'fast',
  refusals: ['401 POST /api/auth/sign-in', '429 POST /api/auth/sign-in'],
  steps: [
    { caption: 'Marcus is back from lunch, and so sure of his password.' },
    { go: '/login' },
    ...fillIn({ Email: 'manager@agencylens.demo' }),
    ...tries('demo', 'demo12', 'demo123', 'Demo1234', 'demo 1234'),
    // Two seconds after the fifth failure is slightly too early, however fast the network was.
    { wait: 1_000 },
    ...tries('demo4321'),
    logged('SignInSlowed'),
    { caption: 'That was one too many. From the fifth on, each failure makes the next try wait longer.' },
    { fill: field('Password'), with: 'demo1234' },
    { click: button('Sign in') },
    says('Too many failed sign-ins', alert),
    isIn('login', 'idle'),
    { caption: 'Even the right password has to wait now. So does whoever is only guessing.' },
    { wait: 10_000 },
    { click: button('Sign in') },
    isAt('/dashboard'),
    sees(heading('Good afternoon, Marcus')),
    logged('SignInSlowed', 'SessionStarted'),
    { expect: { requests: 8, of: 'POST /api/auth/sign-in' } },
  ],
};
