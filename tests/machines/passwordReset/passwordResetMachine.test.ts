/** Tests the machine of a forgotten password. */
import { describe, expect, test } from 'vitest';
import type { Outcome } from '#machines/api/outcome.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordResetMachine.ts';
import { held, seen, startMachine } from '../machineHarness.ts';

const begin = () => {
  const requestLink = held<Outcome, { readonly email: string }>();
  const setPassword = held<Outcome, { readonly password: string }>();
  const machine = passwordResetMachine.provide({
    actors: { requestLink: requestLink.logic, setPassword: setPassword.logic },
  });
  const input = { shortest: 8 };
  const { actor } = startMachine(machine, input);
  return { actor, requestLink, setPassword, untroubled: { ...input, problem: null, fieldProblems: {} } };
};

describe('a forgotten password', () => {
  test('requests a link once, and again after a refusal', async () => {
    const { actor, requestLink, untroubled } = begin();
    actor.send({ type: 'link.request', email: 'nora@fjord.example' });
    actor.send({ type: 'link.request', email: 'nora@fjord.example' });
    const requesting = seen(actor);
    await requestLink.last().resolve({ error: { message: 'Too many requests' } });
    const refused = seen(actor);
    actor.send({ type: 'link.request', email: 'nora@fjord.example' });
    await requestLink.last().resolve({ error: null });

    expect([requesting, refused, seen(actor)]).toEqual([
      { state: 'requesting', context: untroubled, tags: ['busy'] },
      { state: 'idle', context: { ...untroubled, problem: 'Too many requests' }, tags: [] },
      { state: 'requested', context: untroubled, tags: [] },
    ]);
    expect(requestLink.asked.map(({ input }) => input)).toEqual([
      { email: 'nora@fjord.example' },
      { email: 'nora@fjord.example' },
    ]);
  });

  test('names problems at their fields, and sends a password that is long enough and typed twice', async () => {
    const { actor, setPassword, untroubled } = begin();
    actor.send({ type: 'link.open' });
    actor.send({ type: 'form.submit', password: 'seven77', confirmPassword: 'other' });
    const incomplete = seen(actor);
    actor.send({ type: 'form.submit', password: 'eight888', confirmPassword: 'eight888' });
    const saving = seen(actor);
    await setPassword.last().resolve({ error: { message: 'Invalid', errors: { password: 'Too common' } } });
    const refused = seen(actor);
    actor.send({ type: 'form.submit', password: 'moonlight', confirmPassword: 'moonlight' });
    await setPassword.last().resolve({ error: null });

    expect([incomplete, saving, refused, seen(actor)]).toEqual([
      {
        state: 'editing',
        context: {
          ...untroubled,
          fieldProblems: {
            password: 'Password must be at least 8 characters long',
            confirmPassword: 'Passwords do not match',
          },
        },
        tags: [],
      },
      { state: 'saving', context: untroubled, tags: ['busy'] },
      { state: 'editing', context: { ...untroubled, fieldProblems: { password: 'Too common' } }, tags: [] },
      { state: 'changed', context: untroubled, tags: [] },
    ]);
    expect(setPassword.asked.map(({ input }) => input)).toEqual([
      { password: 'eight888' },
      { password: 'moonlight' },
    ]);
  });
});
