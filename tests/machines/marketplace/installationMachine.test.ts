/** Tests the installation of an app in a workspace. */
import { describe, expect, test } from 'vitest';
import type { Outcome } from '#machines/api/outcome.ts';
import {
  type InstallOrder,
  installationMachine,
  type ShownApp,
} from '#machines/marketplace/installationMachine.ts';
import { held, seen, startMachine } from '../machineHarness.ts';

const app: ShownApp = {
  id: 'quietbell',
  name: 'Quiet Bell',
  version: '1.9.0',
  scopes: ['Read figures'],
  hasSettings: false,
};
const refused: Outcome = { error: { message: 'This app is already installed.' } };
const order = { app, key: 'second', clientIds: ['acme'], settings: {} };

const open = () => {
  const install = held<Outcome, InstallOrder>();
  const setUp = held<Outcome, InstallOrder>();
  const rollBack = held<Outcome, InstallOrder>();
  const actors = { install: install.logic, setUp: setUp.logic, rollBack: rollBack.logic };
  const { actor } = startMachine(installationMachine.provide({ actors }));
  const allow = (shown: ShownApp = app) => {
    actor.send({ type: 'app.choose', app: shown });
    actor.send({ type: 'consent.allow', key: 'first' });
    actor.send({ type: 'clients.choose', clientIds: ['acme'], key: 'second' });
  };
  return { actor, install, setUp, rollBack, allow };
};

describe(installationMachine.id, () => {
  test('asks the backend only after a yes, and is installed once it is set up', async () => {
    const { actor, install, setUp, allow } = open();
    actor.send({ type: 'app.choose', app });
    actor.send({ type: 'consent.deny' });
    expect([actor.getSnapshot().value, install.asked]).toEqual(['browsing', []]);

    allow();
    expect(install.last().input).toEqual(order);
    await install.last().resolve({ error: null });
    await setUp.last().resolve({ error: null });
    expect(seen(actor)).toEqual({
      state: 'installed',
      context: { ...order, problem: null },
      tags: ['open'],
    });
  });

  test('asks for settings where the app has any, and for consent to another version', () => {
    const { actor, install, allow } = open();
    allow({ ...app, hasSettings: true });
    expect(actor.getSnapshot().value).toBe('settings');
    actor.send({ type: 'step.back' });
    actor.send({ type: 'step.back' });
    actor.send({ type: 'app.choose', app: { ...app, version: '1.8.0', hasSettings: true } });
    actor.send({ type: 'consent.allow', key: 'third' });
    actor.send({ type: 'clients.choose', clientIds: null, key: 'fourth' });
    actor.send({ type: 'settings.save', settings: { most: 3 } });
    expect(install.last().input).toEqual({
      app: { ...app, version: '1.8.0', hasSettings: true },
      key: 'fourth',
      clientIds: null,
      settings: { most: 3 },
    });
  });

  test('reports why it was not installed and tries the same attempt again', async () => {
    const { actor, install, allow } = open();
    allow();
    await install.last().resolve(refused);
    expect(seen(actor)).toEqual({
      state: 'failed',
      context: { ...order, problem: 'This app is already installed.' },
      tags: ['open'],
    });

    actor.send({ type: 'action.retry' });
    await install.last().reject(new TypeError('x is not a function'));
    expect([install.asked.map(({ input }) => input.key), actor.getSnapshot().context.problem]).toEqual([
      ['second', 'second'],
      'Something went wrong. Please try again.',
    ]);
  });

  test('removes what could not be set up, and says so where that fails, too', async () => {
    const { actor, install, setUp, rollBack, allow } = open();
    allow();
    await install.last().resolve({ error: null });
    await setUp.last().resolve({ error: { message: 'No client has Shopify connected.' } });
    await rollBack.last().resolve({ error: { message: 'Not now' } });
    expect(actor.getSnapshot().value).toBe('leftBehind');

    actor.send({ type: 'action.retry' });
    await rollBack.last().resolve({ error: null });
    expect(seen(actor)).toEqual({
      state: 'rolledBack',
      context: { ...order, problem: 'No client has Shopify connected.' },
      tags: ['open'],
    });
  });
});
