/** Tests the machine of the sign-in page. */

import { describe, expect, test } from 'vitest';
import { demoPassword } from '#domain/accounts/demoAccounts.ts';
import type { Provider } from '#machines/accountForm.ts';
import type { Outcome } from '#machines/api/outcome.ts';
import { type LoginForm, loginMachine } from '#machines/login/loginMachine.ts';
import { credentialsOf, nora } from '#tests/support/cast.ts';
import { held, seen, startMachine } from '../machineHarness.ts';

const form: LoginForm = { ...credentialsOf(nora), remember: false };
const submit = { type: 'form.submit', ...form } as const;
const clean = { problem: null, fieldProblems: {}, filled: null };
const success: Outcome = { error: null };
const refused: Outcome = { error: { message: 'Invalid email or password' } };

const open = () => {
  const signIn = held<Outcome, LoginForm>();
  const askProvider = held<Outcome, Provider>();
  const actors = { signIn: signIn.logic, askProvider: askProvider.logic };
  return { ...startMachine(loginMachine.provide({ actors })), signIn, askProvider };
};

const idle = (context: object = clean) => ({ state: 'idle', context, tags: [] });

describe(loginMachine.id, () => {
  test('begins idle, with an empty form', () => {
    expect(seen(open().actor)).toEqual(idle());
  });

  test('submits, busy, and succeeds [S4.4]', async () => {
    const { actor, signIn } = open();
    actor.send(submit);
    expect([seen(actor), signIn.last().input]).toEqual([
      { state: 'submitting', context: clean, tags: ['busy'] },
      form,
    ]);

    await signIn.last().resolve(success);
    expect(seen(actor)).toEqual({ state: 'succeeded', context: clean, tags: [] });
  });

  test('comes back with the reason of a refusal, which the next try takes away [S4.4] [S8.4]', async () => {
    const { actor, signIn } = open();
    actor.send(submit);
    await signIn.last().resolve(refused);
    expect(seen(actor)).toEqual(idle({ ...clean, problem: 'Invalid email or password' }));

    actor.send(submit);
    expect(seen(actor)).toEqual({ state: 'submitting', context: clean, tags: ['busy'] });
  });

  test('comes back with a sentence when something breaks [S4.4]', async () => {
    const { actor, signIn } = open();
    actor.send(submit);
    await signIn.last().reject(new TypeError('x is not a function'));

    expect(seen(actor)).toEqual(idle({ ...clean, problem: 'Something went wrong. Please try again.' }));
  });

  test('does not submit twice at the same time [S4.4]', () => {
    const { actor, signIn } = open();
    actor.send(submit);
    actor.send(submit);

    expect(signIn.asked.length).toEqual(1);
  });

  test.each([
    [{ email: '', password: 'tulip-42' }, { email: 'Email is required' }],
    [{ email: 'nora', password: 'tulip-42' }, { email: 'Enter an email address such as name@agency.com' }],
    [{ email: nora.email, password: '' }, { password: 'Password is required' }],
    [
      { email: ' ', password: '' },
      { email: 'Email is required', password: 'Password is required' },
    ],
  ])('sends nothing of %j but says what is missing [S5.1]', (typed, fieldProblems) => {
    const { actor, signIn } = open();
    actor.send({ type: 'form.submit', ...typed, remember: true });

    expect([seen(actor), signIn.asked]).toEqual([idle({ ...clean, fieldProblems }), []]);
  });

  test('sends a password of any length: only sign-up asks for six characters [S5.1]', () => {
    const { actor, signIn } = open();
    actor.send({ type: 'form.submit', email: nora.email, password: 'x', remember: true });

    expect(signIn.last().input).toEqual({ email: nora.email, password: 'x', remember: true });
  });

  test('takes errors away when the form is edited', async () => {
    const { actor, signIn } = open();
    actor.send(submit);
    await signIn.last().resolve(refused);
    actor.send({ type: 'form.edit' });
    expect(seen(actor)).toEqual(idle());

    actor.send({ type: 'form.submit', email: '', password: '', remember: true });
    actor.send({ type: 'form.edit' });
    expect(seen(actor)).toEqual(idle());
  });

  test.each([
    ['admin', 'admin@agencylens.demo'],
    ['manager', 'manager@agencylens.demo'],
    ['client', 'client@agencylens.demo'],
  ] as const)('fills in the credentials of the demo account %s [S2.15]', async (account, email) => {
    const { actor, signIn } = open();
    actor.send(submit);
    await signIn.last().resolve(refused);
    actor.send({ type: 'demo.choose', account });

    expect(seen(actor)).toEqual(idle({ ...clean, filled: { email, password: demoPassword } }));
  });

  test.each([['google'], ['github']] as const)(
    'asks %s and shows why that is not possible [S8.2]',
    async (provider) => {
      const { actor, askProvider } = open();
      actor.send({ type: 'provider.choose', provider });
      expect([seen(actor), askProvider.last().input]).toEqual([
        { state: 'askingProvider', context: clean, tags: ['busy'] },
        provider,
      ]);

      const message = 'OAuth login is not available in memory mode. Please use email/password login.';
      await askProvider.last().resolve({ error: { message } });
      expect(seen(actor)).toEqual(idle({ ...clean, problem: message }));
    },
  );

  test('comes back to the form however a provider answers', async () => {
    const failing = open();
    failing.actor.send({ type: 'provider.choose', provider: 'google' });
    await failing.askProvider.last().reject(new Error('x'));
    const willing = open();
    willing.actor.send({ type: 'provider.choose', provider: 'google' });
    await willing.askProvider.last().resolve(success);

    expect([seen(failing.actor), seen(willing.actor)]).toEqual([
      idle({ ...clean, problem: 'Something went wrong. Please try again.' }),
      idle(),
    ]);
  });

  test('waits for an answer no longer when the page is left', () => {
    const { actor, signIn } = open();
    actor.send(submit);
    const { signal } = signIn.last();
    const before = signal.aborted;
    actor.stop();

    expect([before, signal.aborted]).toEqual([false, true]);
  });
});
