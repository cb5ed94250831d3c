/** What the events of a remark make of it: the one fold behind decisions, the directory and every reply. */
import type { AnnotationEvent } from './annotationEvents.ts';

export type Annotation = {
  readonly id: string;
  /** Null: about all clients. */
  readonly clientId: string | null;
  /** Both days inclusive, `2026-11-21`. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** Whether the client's people may read it. */
  readonly shared: boolean;
  /** Whether only who wrote it may read it. */
  readonly personal: boolean;
  /** Account id of who wrote it. */
  readonly by: string;
  readonly addedAt: string;
  readonly updatedAt: string;
  /** Null while it is there. */
  readonly removedAt: string | null;
  /** Revision of the latest event about it: its version for `ETag` and `If-Match`. */
  readonly revision: number;
};

/** The remark after one more event; undefined of one that nobody wrote. */
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
