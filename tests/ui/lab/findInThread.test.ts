/** Tests finding a text in the frames of a thread. */
import { expect, test } from 'vitest';
import { findInThread } from '#ui/lab/story/findInThread.ts';
import { threadsOf } from '#ui/lab/thread.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const thread = () => {
  const { trace } = createVirtualWorld();
  const gesture = trace.record({ kind: 'gesture', name: '“Save” was pressed' });
  const self: Record<string, unknown> = { note: 'Zoë' };
  self.self = self;
  const detail = { context: { filled: { email: 'ada@agency.example' } }, self, rows: [{ spend: 442_181 }] };
  trace.record({ kind: 'transition', name: 'idle -> saving', actor: 'login', cause: gesture.number, detail });
  const [first] = threadsOf(trace.frames());
  if (first === undefined) throw new Error('no thread');
  return first;
};

test.each([
  ['save', 1, '“Save” was pressed'],
  ['ADA@', 2, 'context.filled.email: ada@agency.example'],
  ['442181', 2, 'rows.0.spend: 442181'],
  ['filled', 2, 'context.filled'],
  ['zoe', 2, 'self.note: Zoë'],
])('%s is found, with its place', (text, frame, place) => {
  expect(findInThread(thread(), text)).toEqual({ frame, place });
});

test('a text that no frame has is not found, and values that refer to themselves end', () => {
  expect(findInThread(thread(), 'nowhere')).toBeNull();
});
