/** Whom of the workspace's people somebody knows: the agency knows everybody, people of a client know each other (ruling D11). */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { Caller } from './context.ts';

type Belonging = Pick<Caller, 'kind' | 'clientId'>;

export const canSeePerson = (caller: Belonging, { kind, clientId }: Belonging): boolean =>
  seesWholeWorkspace(caller.kind) || (kind === 'client' && clientId === caller.clientId);
