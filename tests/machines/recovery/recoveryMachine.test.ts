/** Tests the machine of the recovery screen. */
import { describe, expect, test } from 'vitest';
import type { Backup, FileCheck, RecoveryOutcome, RecoveryStep, Salvage } from '#domain/recovery/loss.ts';
import { recoveryMachine } from '#machines/recovery/recoveryMachine.ts';
import { recoveryService } from '#machines/recovery/recoveryService.ts';
import { settle } from '#world/settle.ts';
import { startMachine } from '../machineHarness.ts';

const salvage: Salvage = {
  upTo: { position: 90, recordedAt: '2026-01-01T00:00:00.000Z' },
  fromCopy: 90,
  missing: [{ from: 91, to: 100 }],
  behind: 0,
  damagedParts: 0,
  branches: { intact: 0, lost: 0 },
};

const facts = { events: 90, lastAt: '2026-01-01T00:00:00.000Z', people: 2, isProtected: true, isOwn: false };

const open = (outcome: RecoveryOutcome | Error, found: Salvage | Error = salvage) => {
  const calls: unknown[] = [];
  const answer = async (call: unknown): Promise<RecoveryOutcome> => {
    calls.push(call);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const controls = {
    loss: { kind: 'gone', tenant: 'main', expected: null, found: null, detail: '' } as const,
    inspect: async () => {
      if (found instanceof Error) throw found;
      return found;
    },
    restore: () => answer('restore'),
    checkFile: async (file: Blob): Promise<FileCheck> =>
      file.size > 2 ? { ok: true, facts } : { ok: false, fault: 'Line 1 is not JSON.' },
    importFile: (backup: Backup, { signal }: RecoveryStep) => {
      signal.addEventListener('abort', () => calls.push('stopped'));
      return answer([backup.file, backup.secret]);
    },
    goOnWithoutSaving: () => {
      calls.push('memory');
      return { ok: true } as const;
    },
    startFresh: () => answer('fresh'),
    exportReadable: async () => new Blob(['events']),
  };
  const service = recoveryService({
    controls,
    save: (file) => calls.push(['saved', file.size]),
    loadAnew: () => calls.push('loaded anew'),
  });
  const { actor } = startMachine(recoveryMachine.provide(service));
  const state = () => [actor.getSnapshot().value, actor.getSnapshot().context.fault];
  return { actor, calls, state };
};

describe(recoveryMachine.id, () => {
  test('reports what is left, brings it back, and loads the page anew', async () => {
    const { actor, calls, state } = open({ ok: true });
    expect(state()).toEqual(['inspecting', null]);
    await settle();
    expect([state(), actor.getSnapshot().context.salvage]).toEqual([['deciding', null], salvage]);
    actor.send({ type: 'recovery.restore' });
    actor.send({ type: 'recovery.step', done: 40, total: 90 });
    expect([state(), actor.getSnapshot().context.progress]).toEqual([
      ['recovering', null],
      { done: 40, total: 90 },
    ]);
    await settle();
    expect([state(), calls]).toEqual([
      ['leaving', null],
      ['restore', 'loaded anew'],
    ]);
  });

  test('names the branches that could not be written before it loads the page anew', async () => {
    const { actor, calls, state } = open({ ok: true, leftOut: ['Try 1'] });
    await settle();
    actor.send({ type: 'recovery.restore' });
    await settle();
    expect([state(), actor.getSnapshot().context.leftOut, calls]).toEqual([
      ['telling', null],
      ['Try 1'],
      ['restore'],
    ]);
    actor.send({ type: 'recovery.reload' });
    expect([state(), calls]).toEqual([
      ['leaving', null],
      ['restore', 'loaded anew'],
    ]);
  });

  test('takes a file once it was read and a person has agreed', async () => {
    const file = new Blob(['{...}']);
    const { actor, calls, state } = open({ ok: true });
    await settle();
    actor.send({ type: 'recovery.choose', file });
    expect(state()).toEqual(['checking', null]);
    await settle();
    expect([state(), actor.getSnapshot().context.file, calls]).toEqual([
      ['confirming', null],
      { file, facts },
      [],
    ]);
    actor.send({ type: 'recovery.import', secret: 'correct horse' });
    await settle();
    expect(calls).toEqual([expect.objectContaining({ 0: file, 1: 'correct horse' }), 'loaded anew']);
  });

  test('refuses a file that is not right, and forgets one that a person does not want', async () => {
    const { actor, calls, state } = open({ ok: true });
    await settle();
    actor.send({ type: 'recovery.choose', file: new Blob(['{']) });
    await settle();
    const refused = state();
    actor.send({ type: 'recovery.choose', file: new Blob(['{...}']) });
    await settle();
    actor.send({ type: 'recovery.cancel' });

    expect([refused, state(), actor.getSnapshot().context.file, calls]).toEqual([
      ['deciding', 'Line 1 is not JSON.'],
      ['deciding', null],
      null,
      [],
    ]);
  });

  test('keeps the file where it could not be imported, as its passphrase may have been another one', async () => {
    const { actor, state } = open({ ok: false, fault: 'The passphrase is another one.' });
    await settle();
    actor.send({ type: 'recovery.choose', file: new Blob(['{...}']) });
    await settle();
    actor.send({ type: 'recovery.import', secret: 'wrong' });
    await settle();

    expect([state(), actor.getSnapshot().context.file?.facts]).toEqual([
      ['confirming', 'The passphrase is another one.'],
      facts,
    ]);
  });

  test('stops what is being built when a person cancels it', async () => {
    const { actor, calls, state } = open({ ok: true });
    await settle();
    actor.send({ type: 'recovery.choose', file: new Blob(['{...}']) });
    await settle();
    actor.send({ type: 'recovery.import', secret: null });
    actor.send({ type: 'recovery.cancel' });
    await settle();

    expect([state(), calls.includes('stopped'), calls.includes('loaded anew')]).toEqual([
      ['deciding', null],
      true,
      false,
    ]);
  });

  test('begins anew, or goes on in memory, where a person wants that', async () => {
    const fresh = open({ ok: true });
    const memory = open({ ok: true });
    await settle();
    fresh.actor.send({ type: 'recovery.fresh' });
    memory.actor.send({ type: 'recovery.goOn' });
    await settle();

    expect([fresh.calls, memory.calls]).toEqual([
      ['fresh', 'loaded anew'],
      ['memory', 'loaded anew'],
    ]);
  });

  test('says why nothing was changed, and another way can be taken', async () => {
    const refused = open({ ok: false, fault: 'The storage is full.' });
    const broken = open(new Error('a bug'));
    await settle();
    for (const { actor } of [refused, broken]) actor.send({ type: 'recovery.restore' });
    await settle();
    expect([refused.state(), broken.state()]).toEqual([
      ['deciding', 'The storage is full.'],
      ['deciding', 'That did not work, and nothing was changed. Try again, or take another way.'],
    ]);
    refused.actor.send({ type: 'recovery.prepare' });
    expect(refused.state()).toEqual(['preparing', null]);
    refused.actor.send({ type: 'recovery.export', secret: null });
    expect(refused.state()).toEqual(['exporting', null]);
    await settle();
    expect([refused.state(), refused.calls]).toEqual([
      ['deciding', null],
      ['restore', ['saved', 6]],
    ]);
  });

  test('lets a person decide, and load the page anew, where nothing can be read', async () => {
    const { actor, state, calls } = open({ ok: true }, new Error('unreadable'));
    await settle();
    expect(state()).toEqual([
      'deciding',
      'What is left could not be read. You can try again, import a file or start fresh.',
    ]);
    actor.send({ type: 'recovery.reload' });
    expect(calls).toEqual(['loaded anew']);
  });
});
