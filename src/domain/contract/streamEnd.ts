/** The last message of a stream whose right has ended: `event: end`, with the reason as its data. */
import * as z from 'zod/mini';

/**
 * `accessChanged`: there still is a right, to other things than before; connect again. All others are the code of the refusal that the
 * same call would get, or for `clientArchived` and `workspaceDeleted` what the page has to show from now on.
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
