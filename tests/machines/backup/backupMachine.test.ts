/** Tests the machine that creates and restores backups. */
import { expect, test } from 'vitest';
import type { Backup, FileCheck, RecoveryOutcome, RecoveryStep } from '#domain/recovery/loss.ts';
import { backupMachine } from '#machines/backup/backupMachine.ts';
import { backupService } from '#machines/backup/backupService.ts';
import { withoutSecrets } from '#machines/withoutSecrets.ts';
import { settle } from '#world/settle.ts';
import { startMachine } from '../machineHarness.ts';

const facts = { events: 90, lastAt: null, people: 0, isProtected: true, isOwn: false };

const open = (outcome: RecoveryOutcome | Error = { ok: true }) => {
  const calls: unknown[] = [];
  const steps: RecoveryStep[] = [];
  const storage = {
    exportLog: async (secret: string | null, step: RecoveryStep) => {
      steps.push(step);
      calls.push(['export', secret]);
      if (outcome instanceof Error) throw outcome;
      return new Blob(['events']);
    },
    checkBackup: async (file: Blob): Promise<FileCheck> => {
      if (outcome instanceof Error) throw outcome;
      return file.size > 2 ? { ok: true, facts } : { ok: false, fault: 'Line 1 is not JSON.' };
    },
    restoreBackup: async ({ secret }: Backup, step: RecoveryStep): Promise<RecoveryOutcome> => {
      steps.push(step);
      calls.push(['restore', secret]);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  };
  const save = (file: Blob) => calls.push(['saved', file.size]);
  const service = backupService({ storage, save, loadAnew: () => calls.push('loaded anew') });
  const { actor } = startMachine(backupMachine.provide(service));
  const state = () => [actor.getSnapshot().value, actor.getSnapshot().context.fault];
  return { actor, calls, steps, state };
};

const file = new Blob(['{...}']);

test('an export reports how far it is, and hands the file over', async () => {
  const { actor, calls, state, steps } = open();
  actor.send({ type: 'backup.export', secret: 'correct horse' });
  steps[0]?.onProgress(40, 90);
  expect([state(), actor.getSnapshot().context.progress]).toEqual([
    ['exporting', null],
    { done: 40, total: 90 },
  ]);
  await settle();

  expect([state(), calls]).toEqual([
    ['exported', null],
    [
      ['export', 'correct horse'],
      ['saved', 6],
    ],
  ]);
});

test('an export that is stopped hands nothing over, and one that fails says so', async () => {
  const stopped = open();
  const failed = open(new Error('unreadable'));
  stopped.actor.send({ type: 'backup.export', secret: null });
  stopped.actor.send({ type: 'backup.cancel' });
  failed.actor.send({ type: 'backup.export', secret: null });
  await settle();

  expect([stopped.state(), stopped.calls, stopped.steps[0]?.signal.aborted]).toEqual([
    ['idle', null],
    [['export', null]],
    true,
  ]);
  expect(failed.state()).toEqual(['idle', 'The log could not be read to its end, so there is no file.']);
});

test('a file is restored once it was read and a person has agreed', async () => {
  const { actor, calls, state } = open();
  actor.send({ type: 'backup.choose', file });
  expect(state()).toEqual(['checking', null]);
  await settle();
  expect([state(), actor.getSnapshot().context.file, calls]).toEqual([
    ['confirming', null],
    { file, facts },
    [],
  ]);
  actor.send({ type: 'backup.restore', secret: 'correct horse' });
  await settle();

  expect([state(), calls]).toEqual([
    ['leaving', null],
    [['restore', 'correct horse'], 'loaded anew'],
  ]);
});

test('a file that is refused, or that nobody wants, leaves everything as it was', async () => {
  const { actor, calls, state } = open();
  actor.send({ type: 'backup.choose', file: new Blob(['{}']) });
  await settle();
  const refused = state();
  actor.send({ type: 'backup.choose', file });
  await settle();
  actor.send({ type: 'backup.cancel' });

  expect([refused, state(), actor.getSnapshot().context.file, calls]).toEqual([
    ['idle', 'Line 1 is not JSON.'],
    ['idle', null],
    null,
    [],
  ]);
});

test('a restore that is refused keeps the file, as the passphrase may have been another one', async () => {
  const { actor, state } = open({ ok: false, fault: 'The passphrase is another one.' });
  actor.send({ type: 'backup.choose', file });
  await settle();
  actor.send({ type: 'backup.restore', secret: 'wrong' });
  await settle();

  expect([state(), actor.getSnapshot().context.file?.facts]).toEqual([
    ['confirming', 'The passphrase is another one.'],
    facts,
  ]);
});

test('a restore is stopped', async () => {
  const { actor, steps, calls, state } = open();
  actor.send({ type: 'backup.choose', file });
  await settle();
  actor.send({ type: 'backup.restore', secret: null });
  actor.send({ type: 'backup.cancel' });
  await settle();

  expect([state(), steps[0]?.signal.aborted, calls]).toEqual([['idle', null], true, [['restore', null]]]);
});

test('a passphrase is concealed wherever events are shown', () => {
  expect(withoutSecrets({ type: 'backup.export', secret: 'correct horse' })).toEqual({
    type: 'backup.export',
    secret: '•••',
  });
});
