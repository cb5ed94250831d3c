/** Handles POST /api/clients/:id/merge: merges a duplicate client into this one. */
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { revisionIn } from '../http/version.ts';
import { aboutClient } from './aboutClient.ts';
import { mergeRelatedStreams } from './mergeRelatedStreams.ts';

const handle = handleCommand(clientStream, clientDecider);

export const mergeClients: Handler<'mergeClients'> = (request, context) => {
  const { body, params, caller, now } = context;
  const { merged_id: mergedId, merged_etag, take: takes } = body;
  const clientId = params.id;
  const mergedRevision = revisionIn(merged_etag);
  return handle(request, context, {
    errors: mergedId === clientId ? { merged_id: 'Choose another client' } : {},
    plan: (answers) => ({
      ...aboutClient(caller, clientId),
      ifMatch: 'required',
      command: { type: 'MergeClients', clientId, mergedId, mergedRevision, takes, now },
      related: () => mergeRelatedStreams({ ...context, answers, clientId, mergedId }),
    }),
  });
};
