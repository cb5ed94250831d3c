/** Tests the rows of a sequence diagram: sender, receiver and message. */
import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { startLifecycle } from '#machines/start.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { sequenceOf } from '#ui/lab/charts/sequenceRows.ts';
import type { Frame } from '#world/trace.ts';

const door = setup({
  types: { events: {} as { type: 'door.knock' } | { type: 'door.leave' } },
  delays: { soon: 10 },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { 'door.knock': 'asking' } }, asking: { after: { soon: 'closed' } } },
});

const framesOfPress = (): readonly Frame[] => {
  const { clock, trace, ...rest } = newWorld();
  const actor = startLifecycle({ clock, trace, ...rest }, door, { id: 'front' });
  const gesture = trace.record({ kind: 'gesture', name: 'Knock was pressed', cause: null });
  trace.within(gesture, () => actor.send({ type: 'door.knock' }));
  const asked = trace.frames().at(-1);
  const request = trace.record({ kind: 'request', name: 'GET /door', cause: asked?.number ?? null });
  trace.record({ kind: 'event', name: 'DoorKnocked', cause: request.number });
  trace.record({ kind: 'response', name: '200', cause: request.number });
  clock.advance(10);
  trace.within(trace.record({ kind: 'note', name: 'Something else', cause: null }), () =>
    actor.send({ type: 'door.leave' }),
  );
  trace.record({ kind: 'note', name: 'Elsewhere', cause: null });
  return trace.frames();
};

const told = (...[frames, options]: Parameters<typeof sequenceOf>) => {
  const { lanes, rows } = sequenceOf(frames, options);
  return rows.map(({ from, to, text, isReply, isRefused }) =>
    [lanes[from], isReply ? '<-' : '->', lanes[to], text, ...(isRefused ? ['refused'] : [])].join(' '),
  );
};

describe('the sequence', () => {
  test('reports each message from where its cause happened, internal ones left out', () => {
    expect(told(framesOfPress(), { withInternal: false, about: null })).toEqual([
      'front -> front front started',
      'Visitor -> Visitor Knock was pressed',
      'Visitor -> front door.knock',
      'front -> Server GET /door',
      'Server -> Server DoorKnocked',
      'Server <- front 200',
      'Visitor -> Visitor Something else',
      'Visitor -> front door.leave refused',
      'Visitor -> Visitor Elsewhere',
    ]);
  });

  test('reports internal events too when asked', () => {
    expect(told(framesOfPress(), { withInternal: true, about: null })).toContain('front -> front after soon');
  });

  test('reports only the threads in which a lifecycle takes part', () => {
    expect(told(framesOfPress(), { withInternal: false, about: 'front' })).not.toContain(
      'Visitor -> Visitor Elsewhere',
    );
    expect(told(framesOfPress(), { withInternal: false, about: 'back' })).toEqual([]);
  });
});
