/** Defines the log contract's tests of the trace frames of an append. */
import { expect, test } from 'vitest';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { Frame } from '#world/trace.ts';
import type { House } from './houses.ts';
import { command, correlation, noted } from './requests.ts';

const shown = ({ kind, name, cause, correlation: shared, detail }: Frame) => ({
  kind,
  name,
  cause,
  shared,
  detail,
});

export const frameContract = ({ newRecords }: House): void => {
  test('records a frame for each event, caused by the work that asked for it', async () => {
    const { log, world } = await newRecords().openTab();
    const cause = world.trace.record({ kind: 'command', name: 'NoteText', correlation });
    const result = await world.trace.within(cause, () =>
      log.append(command('one', [noted('note-a', '1'), noted('note-b', '2')])),
    );
    const events = result.ok ? result.events : [];
    const frames = world.trace.frames().slice(1);
    expect(frames.map(shown)).toEqual(
      events.map((detail) => ({ kind: 'event', name: 'TextNoted', cause: 1, shared: correlation, detail })),
    );
    expect(frames.map(({ detail }, index) => detail === events[index])).toEqual([true, true]);
  });

  test('records the cause that the request names, and none when nobody knows it', async () => {
    const { log, world } = await newRecords().openTab();
    world.trace.record({ kind: 'command', name: 'NoteText', correlation });
    const current = world.trace.record({ kind: 'gesture', name: 'click', correlation });
    await world.trace.within(current, async () => {
      await log.append(command('one', [noted('note-a', '1')], { causeFrame: 1 }));
      await log.append(command('two', [noted('note-a', '2')], { causeFrame: null }));
      await log.append(command('three', [noted('note-a', '3')], { causeFrame: 4_000 }));
      await log.append(command('four', [noted('note-a', '4')]));
    });
    expect(
      world.trace
        .frames()
        .slice(2)
        .map(({ cause }) => cause),
    ).toEqual([1, null, null, null]);
  });

  test('records no frame for seeded events, which would displace those of the visitor', async () => {
    const { log, world } = await newRecords().openTab();
    await log.append(command('one', [noted('note-a', '1')], { actor: { kind: 'seed', id: 'demo' } }));
    await log.append(command('two', [noted('note-a', '2')]));
    expect(world.trace.frames().map(({ detail }) => (detail as StoredEvent).commandId)).toEqual(['two']);
  });

  test('records nothing for a repeated or refused command, nor for events of another tab', async () => {
    const records = newRecords();
    const one = await records.openTab();
    const two = await records.openTab();
    await one.log.append(command('one', [noted('note-a', '1')]));
    const repeated = await two.log.append(command('one', [noted('note-a', '1')]));
    const refused = await two.log.append(
      command('two', [noted('note-a', '2')], { expected: [{ stream: 'note-a', revision: 'none' }] }),
    );
    const heard = new Promise((resolve) => two.log.subscribe(0, resolve));
    await heard;
    expect([repeated.ok, refused.ok]).toEqual([true, false]);
    expect([one.world.trace.frames().length, two.world.trace.frames()]).toEqual([1, []]);
  });
};
