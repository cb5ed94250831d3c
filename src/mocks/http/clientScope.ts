/** Of which clients a list tells its caller: people of a client are kept to their own. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { Caller } from './context.ts';
import { RefusalError } from './refusal.ts';

/** The client that was asked for, or a client's person's own; undefined for the whole workspace. 403 when that person asks for another. */
export const clientScope = (caller: Caller, asked: string | undefined): string | undefined => {
  if (seesWholeWorkspace(caller.kind)) return asked;
  const own = caller.clientId ?? '';
  if (asked !== undefined && asked !== own) throw new RefusalError('roleForbidden');
  return own;
};
