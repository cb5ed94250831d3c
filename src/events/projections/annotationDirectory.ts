/** Projects the annotations of each workspace. */
import { type Annotation, annotationAfter } from '../annotations/annotation.ts';
import type { AnnotationEvent } from '../annotations/annotationEvents.ts';
import type { Projection } from './projection.ts';

export type AnnotationDirectory = { byWorkspace: Record<string, Record<string, Annotation>> };

const tell = (
  directory: AnnotationDirectory,
  event: AnnotationEvent & { readonly revision: number },
): void => {
  const { workspaceId, annotationId } = event.data;
  const annotations = directory.byWorkspace[workspaceId] ?? {};
  const annotation = annotationAfter(annotations[annotationId], event, event.revision);
  if (annotation)
    directory.byWorkspace[workspaceId] = Object.assign(annotations, { [annotationId]: annotation });
};

export const annotationDirectory: Projection<AnnotationDirectory> = {
  name: 'annotationDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    AnnotationAdded: tell,
    AnnotationChanged: tell,
    AnnotationRemoved: tell,
    AnnotationRestored: tell,
  },
};

export const annotationsOf = (directory: AnnotationDirectory, workspaceId: string): readonly Annotation[] =>
  Object.values(directory.byWorkspace[workspaceId] ?? {});
