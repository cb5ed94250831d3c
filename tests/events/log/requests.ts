/** Requests to the log for tests: short to write, whole to the log. */
import { sha256Hex } from '#events/log/digest.ts';
import type { AppendRequest, NewEvent } from '#events/log/eventLog.ts';

export const correlation = '0123456789abcdef0123456789abcdef';

/** An event of a stream that carries one text. */
export const noted = (stream: string, text: string): NewEvent => ({
  stream,
  event: { type: 'TextNoted', data: { text } },
});

/** The command of that id, by an admin, whose content is its id. */
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
