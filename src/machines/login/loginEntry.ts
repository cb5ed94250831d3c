/** Registers the login machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { credentials } from '../examples.ts';
import { loginMachine } from './loginMachine.ts';

export const loginEntry = entry(loginMachine, {
  title: 'Sign-in page',
  subject: 'auth',
  about: 'Takes email and password, checks that both are there, sends them and shows the reply.',
  events: [
    { type: 'form.submit', ...credentials, remember: true },
    { type: 'form.submit', email: '', password: '', remember: true },
    { type: 'form.edit' },
    { type: 'code.submit', ...credentials, remember: true, oneTimeCode: '123456' },
    { type: 'code.cancel' },
    { type: 'provider.choose', provider: 'google' },
    { type: 'demo.choose', account: 'manager' },
  ],
});
