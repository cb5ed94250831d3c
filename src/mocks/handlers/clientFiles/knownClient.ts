/** The client that a contact or a note is to belong to. */
import type { Client } from '#events/clients/client.ts';
import type { Answers } from '#events/projections/answers.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import type { Caller } from '../../http/context.ts';
import { notThere } from '../../http/handleCommand.ts';

/** Refuses with 404 one that the caller's workspace does not have. */
export const knownClient = (
  { clientDirectory }: Pick<Answers, 'clientDirectory'>,
  { workspaceId }: Caller,
  clientId: string,
): Client => clientsOf(clientDirectory, workspaceId).find(({ id }) => id === clientId) ?? notThere();
