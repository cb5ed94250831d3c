/** Refuses calls in a deleted workspace with 403, except the endpoints that report the deletion, undo it or sign out. */
import type { Endpoint } from '#domain/contract/endpoint.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Caller } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';

/** The event stream stays open, so that open pages learn of the restore. */
const open: readonly EndpointName[] = ['readSession', 'signOut', 'streamEvents', 'restoreWorkspace'];

export const isDeleted = (
  { workspaceDirectory }: Pick<Answers, 'workspaceDirectory'>,
  workspaceId: string,
): boolean => (workspaceDirectory.byId[workspaceId]?.deletion ?? null) !== null;

type Called = { readonly name: EndpointName; readonly endpoint: Endpoint; readonly hasKey: boolean };

/** Null allows. Public endpoints stay open, and an API key opens nothing else. */
export const refusedDeletion = (
  { name, endpoint, hasKey }: Called,
  caller: Caller | null,
  answers: Pick<Answers, 'workspaceDirectory'>,
): RefusalError | null => {
  if (caller === null || endpoint.roles === 'anyone' || !isDeleted(answers, caller.workspaceId)) return null;
  return open.includes(name) && !hasKey ? null : new RefusalError('workspaceDeleted');
};
