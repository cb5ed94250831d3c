/** Goes through two-step sign-in, at the sign-in page and in its dialog. */
import type { Step } from '../script.ts';
import { button, isIn } from '../targets.ts';
import { broke, send } from './words.ts';

type Sent = { readonly type: string };

const done = (child: string, output: object): Sent =>
  ({ type: `xstate.done.actor.${child}`, output }) as Sent;

const accepted = { error: null };
const refused = { error: { message: 'This code is wrong or was used already.' } };
const needsCode = { error: { message: 'Enter the code of your authenticator app.', needsCode: true } };
/** The requests are really sent, and must not sign in. */
const stranger = {
  type: 'form.submit',
  email: 'nobody@langwerk.example',
  password: 'acorn-17',
  remember: true,
};
const code = { ...stranger, type: 'code.submit', oneTimeCode: '123456' };

/** A code is right for half a minute, and the secret is random, so the script answers in the backend's place. */
export const signInCode: readonly Step[] = [
  { caption: 'An account with a second factor: the page asks for a code, and again after a wrong one.' },
  send('login', stranger, done('signIn', needsCode)),
  isIn('login', 'askingCode'),
  send('login', code, done('signInWithCode', refused), { type: 'form.edit' }),
  send('login', code, broke('signInWithCode')),
  isIn('login', 'askingCode'),
  send('login', { type: 'code.cancel' }),
  isIn('login', 'idle'),
  send('login', stranger, done('signIn', needsCode)),
  send('login', code, done('signInWithCode', accepted)),
  { go: '/login' },
  isIn('login', 'idle'),
];

const password = 'demo1234';
const appCode = { type: 'code.submit', oneTimeCode: '123456' };
const startFactor = { type: 'factor.start', password } as Sent;
const removeFactor = { type: 'factor.remove', password } as Sent;

const openFactor: readonly Step[] = [
  { click: button('Ada', { part: true }) },
  { click: { role: 'menuitem', name: 'Two-step sign-in…' } },
];

const closeFactor: Step = { click: button('Close', { nth: 0 }) };

/** The demo accounts have no second factor, so the script answers in the backend's place. */
export const secondFactor: readonly Step[] = [
  { caption: 'Two-step sign-in: password, code of the app, backup codes, and off again.' },
  ...openFactor,
  send('secondFactor', startFactor, broke('start')),
  send('secondFactor', startFactor, done('start', refused)),
  isIn('secondFactor', 'idle'),
  send('secondFactor', startFactor, done('start', accepted), { type: 'factor.cancel' }),
  send('secondFactor', startFactor, done('start', accepted)),
  isIn('secondFactor', 'scanning'),
  send('secondFactor', appCode, broke('confirm')),
  send('secondFactor', appCode, done('confirm', refused)),
  send('secondFactor', appCode, done('confirm', accepted)),
  isIn('secondFactor', 'confirmed'),
  { click: button('Done') },
  ...openFactor,
  send('secondFactor', removeFactor, broke('remove')),
  send('secondFactor', removeFactor, done('remove', refused)),
  send('secondFactor', removeFactor, done('remove', accepted)),
  isIn('secondFactor', 'removed'),
  closeFactor,
];
