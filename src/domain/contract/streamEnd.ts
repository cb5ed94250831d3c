/** Defines the final stream message after access ends: `event: end`, with the reason as data. */
import * as z from 'zod/mini';

/**
 * `accessChanged`: access now covers other data, so reconnect. Other values are the refusal code of the same
 * call. `clientArchived` and `workspaceDeleted` name the state that the page must show.
 */
export const streamEnd = z.strictObject({
  reason: z.enum([
    'accessChanged',
    'sessionMissing',
    'clientArchived',
    'workspaceDeleted',
    'roleForbidden',
    'featureLocked',
  ]),
});

export type StreamEndReason = z.infer<typeof streamEnd>['reason'];
