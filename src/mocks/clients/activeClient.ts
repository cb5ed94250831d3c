/** Finds the active client of a command. */
import type { Client } from '#events/clients/client.ts';
import type { Answers } from '#events/projections/answers.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import type { Caller } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';

/** For a missing client, refuses 422 for that field, or 404 when the path names it; 409 for an archived one. */
export const activeClient = (
  answers: Answers,
  { workspaceId }: Caller,
  { clientId, field }: { readonly clientId: string; readonly field: string | null },
): Client => {
  const client = clientsOf(answers.clientDirectory, workspaceId).find(({ id }) => id === clientId);
  if (!client && field !== null) throw new RefusalError('invalid', { errors: { [field]: 'No such client' } });
  if (!client) throw new RefusalError('notFound');
  if (client.archivedAt !== null) throw new RefusalError('clientArchived');
  return client;
};
