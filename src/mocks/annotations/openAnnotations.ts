/** Decides who may read an annotation. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { Annotation } from '#events/annotations/annotation.ts';
import type { Caller } from '../http/context.ts';

/** People of a client read annotations shared with them; the agency reads all except private ones of others. */
export const isOpenTo = (
  { kind, accountId }: Pick<Caller, 'kind' | 'accountId'>,
  { shared, personal, by }: Annotation,
): boolean => (personal ? by === accountId : shared || seesWholeWorkspace(kind));
