/** Limits lists to the clients a caller may see: people of a client see only their own. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { Caller } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';

/** The requested client, or the own client of its people; undefined for the whole workspace. 403 for another client. */
export const clientScope = (caller: Caller, asked: string | undefined): string | undefined => {
  if (seesWholeWorkspace(caller.kind)) return asked;
  const own = caller.clientId ?? '';
  if (asked !== undefined && asked !== own) throw new RefusalError('roleForbidden');
  return own;
};
