/** Builds short log requests for tests. */
import { sha256Hex } from '#events/log/digest.ts';
import type { AppendRequest, NewEvent } from '#events/log/eventLog.ts';

export const correlation = '0123456789abcdef0123456789abcdef';

export const noted = (stream: string, text: string): NewEvent => ({
  stream,
  event: { type: 'TextNoted', data: { text } },
});

/** A command of an admin whose id is also its content. */
export const command = (
  commandId: string,
  events: readonly NewEvent[],
  more: Partial<AppendRequest> = {},
): AppendRequest => ({
  commandId,
  commandHash: sha256Hex(commandId),
  correlationId: correlation,
  actor: { kind: 'account', id: 'ada', role: 'admin' },
  events,
  ...more,
});
