/** Who may read a remark at days. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { Annotation } from '#events/annotations/annotation.ts';
import type { Caller } from '../../http/context.ts';

/** A client's people read what is shared with them, the agency all but what somebody wrote for themselves. */
export const isOpenTo = (
  { kind, accountId }: Pick<Caller, 'kind' | 'accountId'>,
  { shared, personal, by }: Annotation,
): boolean => (personal ? by === accountId : shared || seesWholeWorkspace(kind));
