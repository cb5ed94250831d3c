/** Renders the form that adds or changes an annotation of one client or of all. */
import { Form, Input, Radio } from 'antd';
import { annotationErrors, longestAnnotation } from '#domain/annotations/annotationRules.ts';
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import { annotationEditorService, annotationVersion } from '#machines/editing/annotationsService.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { FormField } from '../../widgets/FormField.tsx';
import { EditDrawer } from '../EditDrawer.tsx';
import { useEditForm } from '../useEditForm.ts';
import type { Reversible } from '../useReversible.ts';
import styles from './AnnotationForm.module.css';

const labels = {
  text: 'What happened',
  from: 'Day',
  to: 'Last day',
  audience: 'Who sees it',
} as const;

type AnnotationFormProps = {
  clientId: string | null;
  day: string;
  annotation: AnnotationItem | null;
  changes: Reversible;
  onClose: () => void;
};

const wordsOf = (text: string, former: AnnotationItem | null) =>
  former
    ? { made: `Changed “${former.text}”.`, takenBack: `“${former.text}” is unchanged again.` }
    : { made: `Added “${text}”.`, takenBack: `“${text}” is removed.` };

export const AnnotationForm = ({ clientId, day, annotation, changes, onClose }: AnnotationFormProps) => {
  const { api } = useServices();
  const { profile } = useAuth();
  const edit = useEditForm({
    start: annotation
      ? annotationVersion(annotation)
      : {
          fields: { text: '', from: day, to: '', audience: 'client' },
          etag: null,
        },
    actors: annotationEditorService({
      api,
      clientId,
      annotation,
      onSaved: ({ text }, position) => changes.ask(changeWithNotice(wordsOf(text, annotation), position)),
    }),
    onLeave: onClose,
  });
  const from = String(Form.useWatch('from', edit.form) ?? '');
  const lastDayProblem = (to: string) => (to === '' ? null : (annotationErrors({ from, to }).to ?? null));
  return (
    <EditDrawer
      edit={edit}
      title={annotation ? 'Change annotation' : 'Add annotation'}
      submit={annotation ? 'Save annotation' : 'Add annotation'}
      labels={labels}
      onClose={onClose}
    >
      <FormField
        name="text"
        label={labels.text}
        problemOf={(text) => annotationErrors({ text }).text ?? null}
      >
        <Input.TextArea rows={3} maxLength={longestAnnotation} />
      </FormField>
      <FormField
        name="from"
        label={labels.from}
        problemOf={(day) => annotationErrors({ from: day }).from ?? null}
      >
        <Input type="date" />
      </FormField>
      <FormField name="to" label={labels.to} hint="Only for more days than one" problemOf={lastDayProblem}>
        <Input type="date" />
      </FormField>
      <Form.Item name="audience" label={labels.audience}>
        <Radio.Group aria-label={labels.audience} className={styles.audience ?? ''}>
          <Radio value="client">
            {clientId === null ? 'The agency and all its clients' : 'The agency and the client'}
          </Radio>
          <Radio value="agency">The agency</Radio>
          <Radio value="me" disabled={annotation !== null && annotation.author.id !== profile?.id}>
            Only me
          </Radio>
        </Radio.Group>
      </Form.Item>
    </EditDrawer>
  );
};
