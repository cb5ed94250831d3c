/** Finds the client of a contact or a note. */
import type { Client } from '#events/clients/client.ts';
import type { Answers } from '#events/projections/answers.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import type { Caller } from '../http/context.ts';
import { notThere } from '../http/handleCommand.ts';

export const knownClient = (
  { clientDirectory }: Pick<Answers, 'clientDirectory'>,
  { workspaceId }: Caller,
  clientId: string,
): Client => clientsOf(clientDirectory, workspaceId).find(({ id }) => id === clientId) ?? notThere();
