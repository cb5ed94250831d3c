/** Decides a workspace's annotations: valid text and range; removed ones can be restored. */

import { annotationErrors } from '#domain/annotations/annotationRules.ts';
import { ownValue } from '#domain/ownValue.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type Annotation, annotationAfter } from './annotation.ts';
import type { AnnotationChanges, AnnotationEvent } from './annotationEvents.ts';

type Asked = {
  readonly workspaceId: string;
  readonly annotationId: string;
  readonly by: string;
  readonly now: string;
};

export type AddAnnotation = Asked & {
  readonly type: 'AddAnnotation';
  readonly clientId: string | null;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly shared: boolean;
  /** Default: the whole agency may read it. */
  readonly personal?: boolean | undefined;
};
export type ChangeAnnotation = Asked & {
  readonly type: 'ChangeAnnotation';
  readonly changes: AnnotationChanges;
};
export type RemoveAnnotation = Asked & { readonly type: 'RemoveAnnotation' };
export type RestoreAnnotation = Asked & { readonly type: 'RestoreAnnotation' };
export type AnnotationCommand = AddAnnotation | ChangeAnnotation | RemoveAnnotation | RestoreAnnotation;

export type AnnotationState = {
  /** The revision of the next event. */
  readonly next: number;
  readonly byId: Readonly<Record<string, Annotation>>;
};

/** Includes removed ones; undefined when the workspace has none. */
export const annotationOf = ({ byId }: AnnotationState, id: string): Annotation | undefined =>
  ownValue(byId, id);

const isWrong = (fields: Parameters<typeof annotationErrors>[0]): boolean =>
  Object.keys(annotationErrors(fields)).length > 0;

/** Left out when false, so that such events equal those from before personal annotations. */
const whose = (personal: boolean): { readonly personal?: true } => (personal ? { personal } : {});

const add = (command: AddAnnotation, state: AnnotationState): Decision<AnnotationEvent> => {
  const { type: _type, now, text, personal = false, ...facts } = command;
  if (annotationOf(state, facts.annotationId)) return reject('versionConflict');
  if (isWrong(command)) return reject('invalid');
  return accept({
    type: 'AnnotationAdded',
    data: { ...facts, ...whose(personal), text: tidyText(text), addedAt: now },
  });
};

const factsOf = ({ workspaceId, annotationId, by }: Asked, { clientId, shared, personal }: Annotation) => ({
  workspaceId,
  annotationId,
  clientId,
  shared,
  ...whose(personal),
  by,
});

const differing = (
  { text, from, to, shared, personal }: AnnotationChanges,
  before: Annotation,
): AnnotationChanges => ({
  ...(text === undefined || tidyText(text) === before.text ? {} : { text: tidyText(text) }),
  ...(from === undefined || from === before.from ? {} : { from }),
  ...(to === undefined || to === before.to ? {} : { to }),
  ...(shared === undefined || shared === before.shared ? {} : { shared }),
  ...(personal === undefined || personal === before.personal ? {} : { personal }),
});

const change = (command: ChangeAnnotation, before: Annotation): Decision<AnnotationEvent> => {
  if (before.removedAt !== null) return reject('notFound');
  const changes = differing(command.changes, before);
  const after = { ...before, ...changes };
  if (isWrong(after)) return reject('invalid');
  // No one hides from others what a colleague wrote.
  if (after.personal && command.by !== before.by) return reject('invalid');
  if (Object.keys(changes).length === 0) return accept();
  const data = { ...factsOf(command, after), changes, changedAt: command.now };
  return accept({ type: 'AnnotationChanged', data });
};

const decide = (command: AnnotationCommand, state: AnnotationState): Decision<AnnotationEvent> => {
  if (command.type === 'AddAnnotation') return add(command, state);
  const annotation = annotationOf(state, command.annotationId);
  if (!annotation || (annotation.personal && annotation.by !== command.by)) return reject('notFound');
  const { now } = command;
  const isThere = annotation.removedAt === null;
  const facts = { ...factsOf(command, annotation), text: annotation.text };
  switch (command.type) {
    case 'ChangeAnnotation':
      return change(command, annotation);
    case 'RemoveAnnotation':
      if (!isThere) return reject('notFound');
      return accept({ type: 'AnnotationRemoved', data: { ...facts, removedAt: now } });
    case 'RestoreAnnotation':
      if (isThere) return accept();
      return accept({ type: 'AnnotationRestored', data: { ...facts, restoredAt: now } });
  }
};

const evolve = ({ next, byId }: AnnotationState, event: AnnotationEvent): AnnotationState => {
  const { annotationId } = event.data;
  const annotation = annotationAfter(byId[annotationId], event, next);
  return { next: next + 1, byId: annotation ? { ...byId, [annotationId]: annotation } : byId };
};

export const annotationDecider: Decider<AnnotationCommand, AnnotationEvent, AnnotationState> = {
  initial: { next: 0, byId: {} },
  evolve,
  decide,
};
