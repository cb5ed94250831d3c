/** The change that takes an annotation away, with what is said of it. */
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import type { ReversibleChange } from '#machines/editing/reversibleChangeMachine.ts';

export const removedAnnotation = ({ id, text, etag }: AnnotationItem): ReversibleChange => ({
  kind: 'removeAnnotation',
  id,
  name: text,
  etag,
  details: { made: `Removed “${text}”.`, takenBack: `“${text}” is back.` },
});
