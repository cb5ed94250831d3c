import { describe, expect, test } from 'vitest';
import { causationTree, companions } from '#ui/lab/log/EventCauses.tsx';
import { countAt, nearestEvent } from '#ui/lab/log/eventFrames.ts';
import { readLogPlace } from '#ui/lab/log/LogPanel.tsx';
import { placesOf } from '#ui/lab/projectionDiff.ts';
import { eventAt, frameAt } from './logSamples.ts';

const archived = eventAt(2, { type: 'ClientArchived', commandId: 'one' });
const twin = eventAt(3, { type: 'ClientUpdated', commandId: 'one' });
const list = [
  eventAt(1, { correlationId: 'e'.repeat(32) }),
  archived,
  twin,
  eventAt(4, { causationId: 'id-2' }),
  eventAt(5, { causationId: 'id-4', correlationId: 'f'.repeat(32) }),
];

const frames = [
  frameAt(1, { kind: 'gesture', name: '“Archive” was pressed' }),
  frameAt(2, { kind: 'request', name: 'DELETE /api/clients/a', cause: 1 }),
  frameAt(3, { kind: 'command', name: 'archiveClient', cause: 2 }),
  frameAt(4, { kind: 'event', name: 'ClientArchived', cause: 3, detail: archived }),
  frameAt(5, { kind: 'projection', name: 'clientDirectory' }),
  frameAt(6, { kind: 'stream', name: '#2 ClientArchived', cause: 4 }),
  frameAt(7, { kind: 'transition', name: 'open -> open', cause: 6 }),
];

const told = (nodes: ReturnType<typeof causationTree>) =>
  nodes.map(({ depth, text, isThis }) => `${'.'.repeat(depth)}${text}${isThis ? ' <' : ''}`);

describe('causation', () => {
  test('goes from the gesture to the event, and on to what followed', () => {
    expect(told(causationTree(frames, list, archived))).toEqual([
      '“Archive” was pressed',
      '.DELETE /api/clients/a',
      '..archiveClient',
      '...ClientArchived #2 <',
      '....clientDirectory',
      '....#2 ClientArchived',
      '.....open -> open',
      '.ClientAdded #4',
      '..ClientAdded #5',
    ]);
  });

  test('is reported by the log alone where the frames are not known', () => {
    expect(told(causationTree([], list, list[3] ?? archived))).toEqual([
      'ClientArchived #2',
      '.ClientAdded #4 <',
      '..ClientAdded #5',
    ]);
  });

  test('knows what the same command wrote, and the same correlation', () => {
    const { sameCommand, sameCorrelation } = companions(list, archived);
    expect(sameCommand.map(({ position }) => position)).toEqual([3]);
    expect(sameCorrelation.map(({ position }) => position)).toEqual([4]);
  });

  test('leads from any frame to the event that is nearest', () => {
    const nearest = frames.map((frame) => nearestEvent(frames, frame)?.position ?? null);
    expect(nearest).toEqual([2, 2, 2, 2, null, 2, 2]);
  });

  test('knows how long the log was at a moment', () => {
    expect([countAt(frames, 3), countAt(frames, 4)]).toEqual([1, null]);
  });
});

describe('a place in the log', () => {
  test('is an event, a view, or all events', () => {
    expect(
      ['', '312', 'branches/12', 'figure/overview-clients', 'nonsense', '312?x=1'].map(readLogPlace),
    ).toEqual([
      { view: 'events', position: null, detail: '' },
      { view: 'events', position: 312, detail: '' },
      { view: 'branches', position: null, detail: '12' },
      { view: 'figure', position: null, detail: 'overview-clients' },
      { view: 'events', position: null, detail: '' },
      { view: 'events', position: 312, detail: '' },
    ]);
  });
});

describe('differences of a projection', () => {
  test('are reported place by place', () => {
    const before = { byId: { a: { name: 'A', archivedAt: null } }, gone: 1 };
    const after = { byId: { a: { name: 'A', archivedAt: 'now' }, b: {} } };
    expect(placesOf(before, after)).toEqual([
      { path: 'byId.a.archivedAt', kind: 'changed', before: null, after: 'now' },
      { path: 'byId.b', kind: 'added', before: undefined, after: {} },
      { path: 'gone', kind: 'removed', before: 1, after: undefined },
    ]);
  });
});
