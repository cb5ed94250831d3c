/** Tests the installation of an app in a workspace. */
import { describe, expect, test } from 'vitest';
import type { Outcome } from '#machines/api/outcome.ts';
import {
  type InstallOrder,
  installationMachine,
  type ShownApp,
} from '#machines/marketplace/installationMachine.ts';
import { held, seen, startMachine } from '../machineHarness.ts';

const app: ShownApp = { id: 'quietbell', name: 'Quiet Bell', scopes: ['Read figures'] };
const refused: Outcome = { error: { message: 'This app is already installed.' } };

const open = () => {
  const install = held<Outcome, InstallOrder>();
  const actors = { install: install.logic };
  const { actor } = startMachine(installationMachine.provide({ actors }));
  const allow = () => {
    actor.send({ type: 'app.choose', app });
    actor.send({ type: 'consent.allow', key: 'first' });
  };
  return { actor, install, allow };
};

describe(installationMachine.id, () => {
  test('asks the backend only after a yes', async () => {
    const { actor, install, allow } = open();
    actor.send({ type: 'app.choose', app });
    actor.send({ type: 'consent.deny' });
    expect([actor.getSnapshot().value, install.asked]).toEqual(['browsing', []]);

    allow();
    expect(install.last().input).toEqual({ app, key: 'first' });
    await install.last().resolve({ error: null });
    expect(seen(actor)).toEqual({
      state: 'installed',
      context: { app, key: 'first', problem: null },
      tags: ['open'],
    });
  });

  test('tells why it was not installed and tries the same attempt again', async () => {
    const { actor, install, allow } = open();
    allow();
    await install.last().resolve(refused);
    expect(seen(actor)).toEqual({
      state: 'failed',
      context: { app, key: 'first', problem: 'This app is already installed.' },
      tags: ['open'],
    });

    actor.send({ type: 'action.retry' });
    await install.last().reject(new TypeError('x is not a function'));
    expect([install.asked.map(({ input }) => input.key), actor.getSnapshot().context.problem]).toEqual([
      ['first', 'first'],
      'Something went wrong. Please try again.',
    ]);
  });
});
