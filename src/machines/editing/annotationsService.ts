/** What the form of a remark at some days asks of the backend. */

import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { EditedVersion } from './editFormMachine.ts';
import { editFormService, type KeptSubject } from './editFormService.ts';

export type AnnotationFormParts = {
  readonly api: ApiClient;
  /** Null: about all clients. */
  readonly clientId: string | null;
  /** Null for a new one. */
  readonly annotation: AnnotationItem | null;
  /** Called with what is kept now, and where the change stands. */
  readonly onSaved: (annotation: AnnotationItem, position: number | null) => void;
};

/** Who may read a remark: the client too, the agency, or who wrote it alone. */
export type AnnotationAudience = 'client' | 'agency' | 'me';

const audienceOf = ({ shared, personal }: AnnotationItem): AnnotationAudience => {
  if (personal) return 'me';
  return shared ? 'client' : 'agency';
};

/** A remark as its form has it; that of one day has no last day. */
export const annotationVersion = (annotation: AnnotationItem): EditedVersion => {
  const { text, from, to, etag } = annotation;
  return { fields: { text, from, to: to === from ? '' : to, audience: audienceOf(annotation) }, etag };
};

const keptAnnotation = (api: ApiClient, clientId: string | null, { id }: AnnotationItem): KeptSubject => ({
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

/** The bodies of the edit form's actors, for a new remark or one that is there; `to` left empty is the day of `from`. */
export const annotationEditorService = ({ api, clientId, annotation, onSaved }: AnnotationFormParts) =>
  editFormService(api, {
    save: async ({ fields, etag }, told) => {
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
          ? api.call('addAnnotation', { body: { client_id: clientId, ...facts }, ...told })
          : api.call('changeAnnotation', {
              params: { id: annotation.id },
              body: facts,
              ifMatch: etag,
              ...told,
            });
      return (await call).annotation;
    },
    onSaved,
    kept: annotation && keptAnnotation(api, clientId, annotation),
  });
