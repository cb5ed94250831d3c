/** Decides which people a caller may see: the agency sees everybody, people of a client see each other (ruling D11). */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { Caller } from '../http/context.ts';

type Belonging = Pick<Caller, 'kind' | 'clientId'>;

export const canSeePerson = (caller: Belonging, { kind, clientId }: Belonging): boolean =>
  seesWholeWorkspace(caller.kind) || (kind === 'client' && clientId === caller.clientId);
