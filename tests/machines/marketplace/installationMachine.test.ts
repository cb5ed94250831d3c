/** An app on its way into a workspace and out of it. */
import { describe, expect, test } from 'vitest';
import type { Outcome } from '#machines/api/outcome.ts';
import {
  type InstallOrder,
  installationMachine,
  type ShownApp,
} from '#machines/marketplace/installationMachine.ts';
import { held, onStage, seen } from '../stage.ts';

const app: ShownApp = { id: 'quietbell', name: 'Quiet Bell', scopes: ['Read figures'], etag: null };
const there: ShownApp = { ...app, etag: '"r0"' };
const refused: Outcome = { error: { message: 'This app is installed already.' } };

const open = () => {
  const install = held<Outcome, InstallOrder>();
  const uninstall = held<Outcome, ShownApp>();
  const actors = { install: install.logic, uninstall: uninstall.logic };
  const { actor } = onStage(installationMachine.provide({ actors }));
  const allow = () => {
    actor.send({ type: 'app.choose', app });
    actor.send({ type: 'consent.allow', key: 'first' });
  };
  return { actor, install, uninstall, allow };
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
      context: { app, key: 'first', problem: 'This app is installed already.' },
      tags: ['open'],
    });

    actor.send({ type: 'action.retry' });
    await install.last().reject(new TypeError('x is not a function'));
    expect([install.asked.map(({ input }) => input.key), actor.getSnapshot().context.problem]).toEqual([
      ['first', 'first'],
      'Something went wrong. Please try again.',
    ]);
  });

  test('takes an app out, and offers it again', async () => {
    const { actor, uninstall } = open();
    actor.send({ type: 'app.uninstall', app: there });
    expect(uninstall.last().input).toEqual(there);
    await uninstall.last().resolve({ error: null });
    expect(actor.getSnapshot().value).toBe('uninstalled');

    actor.send({ type: 'app.choose', app });
    expect(actor.getSnapshot().value).toBe('consent');
  });

  test('keeps an app that could not be taken out', async () => {
    const { actor, uninstall } = open();
    actor.send({ type: 'app.uninstall', app: there });
    await uninstall.last().resolve({ error: { message: 'Changed meanwhile' } });

    expect([actor.getSnapshot().value, actor.getSnapshot().context.problem]).toEqual([
      'kept',
      'Changed meanwhile',
    ]);
  });
});
