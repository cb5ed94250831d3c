/** Registers the second factor machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { credentials } from '../examples.ts';
import { secondFactorMachine } from './secondFactorMachine.ts';

const { password } = credentials;

export const secondFactorEntry = entry(secondFactorMachine, {
  title: 'Second factor',
  subject: 'auth',
  about: 'Sets an authenticator app up with a password and a code, shows backup codes, and turns it off.',
  events: [
    { type: 'factor.start', password },
    { type: 'factor.remove', password },
    { type: 'code.submit', oneTimeCode: '123456' },
    { type: 'factor.cancel' },
  ],
});
