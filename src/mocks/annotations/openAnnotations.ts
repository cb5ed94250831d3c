/** Decides who may read an annotation. */

import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import type { Annotation } from '#events/annotations/annotation.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Caller } from '../http/context.ts';
import { versionTag } from '../http/version.ts';
import { canSeePerson } from '../people/canSeePerson.ts';

const authorOf = (by: string, answers: Answers, caller: Caller): AnnotationItem['author'] => {
  const membership = answers.workspaceDirectory.membershipOf[by];
  const account = answers.accountDirectory.byId[by];
  if (membership && account && canSeePerson(caller, membership))
    return { id: by, name: accountName(account) };
  const { workspaceId: id } = caller;
  return { id, name: answers.workspaceDirectory.byId[id]?.name ?? 'Someone' };
};

export const annotationItem = (annotation: Annotation, answers: Answers, caller: Caller): AnnotationItem => ({
  id: annotation.id,
  client_id: annotation.clientId,
  from: annotation.from,
  to: annotation.to,
  text: annotation.text,
  shared: annotation.shared,
  personal: annotation.personal,
  author: authorOf(annotation.by, answers, caller),
  created_at: annotation.addedAt,
  updated_at: annotation.updatedAt,
  removed_at: annotation.removedAt,
  etag: versionTag(annotation.revision),
});

/** People of a client read annotations shared with them; the agency reads all except private ones of others. */
export const isOpenTo = (
  { kind, accountId }: Pick<Caller, 'kind' | 'accountId'>,
  { shared, personal, by }: Annotation,
): boolean => (personal ? by === accountId : shared || seesWholeWorkspace(kind));
