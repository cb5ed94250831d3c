/** What happens on the recovery screen. */
import { describe, expect, test } from 'vitest';
import type { RecoveryOutcome, Salvage } from '#domain/recovery/loss.ts';
import { recoveryMachine } from '#machines/recovery/recoveryMachine.ts';
import { recoveryService } from '#machines/recovery/recoveryService.ts';
import { settle } from '#world/settle.ts';
import { onStage } from '../stage.ts';

const salvage: Salvage = {
  upTo: { position: 90, recordedAt: '2026-01-01T00:00:00.000Z' },
  fromCopy: 90,
  missing: { from: 91, to: 100 },
  damagedParts: 0,
};

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
    importFile: (file: Blob) => answer(file),
    startFresh: () => answer('fresh'),
    exportReadable: async () => new Blob(['events']),
  };
  const service = recoveryService({
    controls,
    save: (file) => calls.push(['saved', file.size]),
    loadAnew: () => calls.push('loaded anew'),
  });
  const { actor } = onStage(recoveryMachine.provide(service));
  const state = () => [actor.getSnapshot().value, actor.getSnapshot().context.fault];
  return { actor, calls, state };
};

describe(recoveryMachine.id, () => {
  test('tells what is left, brings it back, and loads the page anew', async () => {
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

  test('takes a file, or begins anew, where a person wants that', async () => {
    const file = new Blob(['{}']);
    const imported = open({ ok: true });
    const fresh = open({ ok: true });
    await settle();
    imported.actor.send({ type: 'recovery.import', file });
    fresh.actor.send({ type: 'recovery.fresh' });
    await settle();

    expect([imported.calls, fresh.calls]).toEqual([
      [file, 'loaded anew'],
      ['fresh', 'loaded anew'],
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
    refused.actor.send({ type: 'recovery.export' });
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
