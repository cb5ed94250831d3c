/** Tests the machine of the sign-up page. */

import { describe, expect, test } from 'vitest';
import type { RegistrationInput } from '#domain/accounts/signUpRules.ts';
import type { Provider } from '#machines/accountForm.ts';
import type { Outcome } from '#machines/api/outcome.ts';
import { registrationMachine } from '#machines/registration/registrationMachine.ts';
import { nora } from '#tests/support/cast.ts';
import { held, seen, startMachine } from '../machineHarness.ts';

const form: RegistrationInput = { ...nora, confirmPassword: nora.password, termsAccepted: true };
const submit = { type: 'form.submit', ...form } as const;
const { password: _, ...person } = nora;
const typed = { ...person, termsAccepted: true };
const clean = { problem: null, fieldProblems: {}, typed: null };

const open = () => {
  const signUp = held<Outcome, RegistrationInput>();
  const askProvider = held<Outcome, Provider>();
  const shown: number[] = [];
  const started = startMachine(
    registrationMachine.provide({
      actors: { signUp: signUp.logic, askProvider: askProvider.logic },
      actions: { goToDashboard: () => shown.push(shown.length + 1) },
    }),
  );
  return { ...started, signUp, askProvider, shown };
};

const openSucceeded = async () => {
  const started = open();
  started.actor.send(submit);
  await started.signUp.last().resolve({ error: null });
  return started;
};

const editing = (context: object) => ({ state: 'editing', context: { ...clean, ...context }, tags: [] });
const at = (state: string) => ({ state, context: { ...clean, typed }, tags: [] });

describe(registrationMachine.id, () => {
  test('submits, busy, and shows success [S4.5]', async () => {
    const { actor, signUp } = open();
    expect(seen(actor)).toEqual(editing({}));
    actor.send(submit);
    expect([seen(actor), signUp.last().input]).toEqual([{ ...at('submitting'), tags: ['busy'] }, form]);

    await signUp.last().resolve({ error: null });
    expect(seen(actor)).toEqual(at('succeeded'));
  });

  test('moves on to the dashboard exactly two seconds after success, once [S4.5] [S9.4]', async () => {
    const { actor, world, shown } = await openSucceeded();
    world.clock.advance(1_999);
    expect([seen(actor), shown]).toEqual([at('succeeded'), []]);
    world.clock.advance(1);
    expect([seen(actor), shown]).toEqual([at('leaving'), [1]]);
    world.clock.advance(10_000);
    expect(shown).toEqual([1]);
  });

  test('moves on at once by the button, and not again by time [S4.5]', async () => {
    const { actor, world, shown } = await openSucceeded();
    world.clock.advance(500);
    actor.send({ type: 'dashboard.open' });
    expect([seen(actor), shown]).toEqual([at('leaving'), [1]]);

    world.clock.advance(10_000);
    expect([shown, world.clock.pending()]).toEqual([[1], []]);
  });

  test('does not move on when the page was left before [S4.5]', async () => {
    const { actor, world, shown } = await openSucceeded();
    actor.stop();
    world.clock.advance(2_000);

    expect(shown).toEqual([]);
  });

  test.each([
    [{ firstName: ' ' }, { firstName: 'First name is required' }],
    [{ company: '' }, { company: 'Company name is required' }],
    [{ confirmPassword: 'tulip-43' }, { confirmPassword: 'Passwords do not match' }],
    [
      { password: 'tulip', confirmPassword: 'tulip' },
      { password: 'Password must be at least 6 characters long' },
    ],
    [{ termsAccepted: false }, { termsAccepted: 'Accept the terms to create an account' }],
  ])('sends nothing with %j but says what is wrong, and loses nothing [S5.2]', (changes, fieldProblems) => {
    const { actor, signUp } = open();
    actor.send({ ...submit, ...changes });

    const { password: _password, confirmPassword: _confirmation, ...kept } = { ...form, ...changes };
    expect([seen(actor), signUp.asked]).toEqual([editing({ fieldProblems, typed: kept }), []]);
  });

  test('comes back with the backend’s reason, and nothing typed is lost [S8.4]', async () => {
    const { actor, signUp } = open();
    actor.send(submit);
    await signUp.last().resolve({ error: { message: 'User already exists' } });

    expect(seen(actor)).toEqual(editing({ typed, problem: 'User already exists' }));
  });

  test('puts the backend’s complaints to the fields that they are about [S5.2]', async () => {
    const { actor, signUp } = open();
    actor.send(submit);
    const errors = {
      email: 'Enter an email address such as name@agency.com',
      password: 'Password must be at least 6 characters long',
      'profile.firstName': 'First name is required',
      'profile.lastName': 'Last name is required',
      'profile.company': 'Company name is required',
      '': 'Unknown field: colour',
    };
    await signUp.last().resolve({ error: { message: 'Check the marked fields.', errors } });

    const fieldProblems = {
      email: errors.email,
      password: errors.password,
      firstName: errors['profile.firstName'],
      lastName: errors['profile.lastName'],
      company: errors['profile.company'],
    };
    expect(seen(actor)).toEqual(editing({ typed, problem: 'Check the marked fields.', fieldProblems }));
  });

  test('comes back with a sentence when something breaks', async () => {
    const { actor, signUp } = open();
    actor.send(submit);
    await signUp.last().reject(new TypeError('x is not a function'));

    expect(seen(actor)).toEqual(editing({ typed, problem: 'Something went wrong. Please try again.' }));
  });

  test('takes errors away when the form is edited', () => {
    const { actor } = open();
    actor.send({ ...submit, firstName: '' });
    actor.send({ type: 'form.edit' });

    expect(seen(actor)).toEqual(editing({ typed: { ...typed, firstName: '' } }));
  });

  test('submits only once at a time [S5.2]', () => {
    const { actor, signUp } = open();
    actor.send(submit);
    actor.send(submit);

    expect(signUp.asked.length).toEqual(1);
  });

  test('asks another provider and shows why that is not possible [S8.2]', async () => {
    const { actor, askProvider } = open();
    actor.send({ type: 'provider.choose', provider: 'github' });
    expect([seen(actor), askProvider.last().input]).toEqual([
      { ...editing({}), state: 'askingProvider', tags: ['busy'] },
      'github',
    ]);

    const message =
      'OAuth registration is not available in memory mode. Please use email/password registration.';
    await askProvider.last().resolve({ error: { message } });
    expect(seen(actor)).toEqual(editing({ problem: message }));
  });

  test('comes back to the form when asking a provider breaks', async () => {
    const { actor, askProvider } = open();
    actor.send({ type: 'provider.choose', provider: 'google' });
    await askProvider.last().reject(new Error('x'));

    expect(seen(actor)).toEqual(editing({ problem: 'Something went wrong. Please try again.' }));
  });
});
