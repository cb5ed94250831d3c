/** Folds the events of an annotation for decisions, the directory and replies. */
import type { AnnotationEvent } from './annotationEvents.ts';

export type Annotation = {
  readonly id: string;
  /** Null: about all clients. */
  readonly clientId: string | null;
  /** Both days inclusive, `2026-11-21`. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly shared: boolean;
  /** Only the author may read it. */
  readonly personal: boolean;
  readonly by: string;
  readonly addedAt: string;
  readonly updatedAt: string;
  readonly removedAt: string | null;
  readonly revision: number;
};

export const annotationAfter = (
  before: Annotation | undefined,
  { type, data }: AnnotationEvent,
  revision: number,
): Annotation | undefined => {
  if (type === 'AnnotationAdded') {
    const { annotationId: id, workspaceId: _workspace, personal = false, ...facts } = data;
    return { ...facts, id, personal, updatedAt: data.addedAt, removedAt: null, revision };
  }
  if (!before) return undefined;
  switch (type) {
    case 'AnnotationChanged':
      return { ...before, ...data.changes, updatedAt: data.changedAt, revision };
    case 'AnnotationRemoved':
      return { ...before, removedAt: data.removedAt, updatedAt: data.removedAt, revision };
    case 'AnnotationRestored':
      return { ...before, removedAt: null, updatedAt: data.restoredAt, revision };
  }
};
