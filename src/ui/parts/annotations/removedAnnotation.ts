/** Describes the change that removes an annotation, for its notice and undo. */
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import type { ReversibleChange } from '#machines/editing/reversibleChangeMachine.ts';

export const removedAnnotation = ({ id, text, etag }: AnnotationItem): ReversibleChange => ({
  kind: 'removeAnnotation',
  id,
  name: text,
  etag,
  details: { made: `Removed “${text}”.`, takenBack: `“${text}” is back.` },
});
