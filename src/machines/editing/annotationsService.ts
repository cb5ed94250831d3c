/** Connects the form of an annotation to the backend. */

import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { EditedVersion } from './editFormMachine.ts';
import { type EditedSubject, editFormService } from './editFormService.ts';

export type AnnotationFormParts = {
  readonly api: ApiClient;
  readonly clientId: string | null;
  readonly annotation: AnnotationItem | null;
  readonly onSaved: (annotation: AnnotationItem, position: number | null) => void;
};

export type AnnotationAudience = 'client' | 'agency' | 'me';

const audienceOf = ({ shared, personal }: AnnotationItem): AnnotationAudience => {
  if (personal) return 'me';
  return shared ? 'client' : 'agency';
};

/** Maps an annotation to form fields; a one-day annotation has an empty last day. */
export const annotationVersion = (annotation: AnnotationItem): EditedVersion => {
  const { text, from, to, etag } = annotation;
  return { fields: { text, from, to: to === from ? '' : to, audience: audienceOf(annotation) }, etag };
};

const editedAnnotation = (
  api: ApiClient,
  clientId: string | null,
  { id }: AnnotationItem,
): EditedSubject => ({
  read: async (signal) => {
    const { items } = await api.call('listAnnotations', {
      query: { ...(clientId === null ? {} : { client: clientId }), limit: '500' },
      signal,
    });
    const theirs = items.find((one) => one.id === id);
    return theirs ? annotationVersion(theirs) : null;
  },
  loss: {
    subject: 'annotations',
    clientId,
    field: 'annotationId',
    id,
    deeds: { AnnotationRemoved: 'removed' },
  },
  restore: () => api.call('restoreAnnotation', { params: { id } }),
});

/** Creates or changes an annotation; an empty `to` means the day of `from`. */
export const annotationEditorService = ({ api, clientId, annotation, onSaved }: AnnotationFormParts) =>
  editFormService(api, {
    save: async ({ fields, etag }, options) => {
      const from = String(fields.from);
      const facts = {
        from,
        to: String(fields.to ?? '') || from,
        text: tidyText(String(fields.text)),
        shared: fields.audience === 'client',
        personal: fields.audience === 'me',
      };
      const call =
        annotation === null || etag === null
          ? api.call('addAnnotation', { body: { client_id: clientId, ...facts }, ...options })
          : api.call('changeAnnotation', {
              params: { id: annotation.id },
              body: facts,
              ifMatch: etag,
              ...options,
            });
      return (await call).annotation;
    },
    onSaved,
    subject: annotation && editedAnnotation(api, clientId, annotation),
  });
