/** Provides events and frames for tests of the log panel. */
import type { LogEvent } from '#domain/inspection/logEvent.ts';
import type { Frame } from '#world/trace.ts';

export const correlation = 'c'.repeat(32);

export const eventAt = (position: number, change: Partial<LogEvent> = {}): LogEvent => ({
  tenant: 'main',
  position,
  id: `id-${position}`,
  stream: 'clients-northlight',
  revision: position - 1,
  type: 'ClientAdded',
  schemaVersion: 1,
  occurredAt: '2026-03-14T09:41:07.000Z',
  recordedAt: '2026-03-14T09:41:07.000Z',
  commandId: `command-${position}`,
  correlationId: correlation,
  causationId: null,
  actor: { kind: 'account', id: 'demoadmin' },
  tags: [],
  data: { name: 'Acme' },
  previousHash: 'a'.repeat(64),
  hash: 'b'.repeat(64),
  ...change,
});

export const frameAt = (number: number, change: Partial<Frame> = {}): Frame => ({
  number,
  kind: 'note',
  name: `frame ${number}`,
  at: number,
  realTime: number,
  cause: null,
  correlation,
  actor: null,
  detail: undefined,
  ...change,
});
