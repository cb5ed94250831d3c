/** The fields of a record's form: what is wrong goes to its field, nothing typed is lost, and who was slower decides field by field. */
import { useSelector } from '@xstate/react';
import { Form } from 'antd';
import { type ReactNode, useEffect } from 'react';
import type { RecordFields as Fields } from '#machines/records/recordEditorMachine.ts';
import { ProblemBox } from '../widgets/ProblemBox.tsx';
import { useUnsaved } from '../widgets/unsavedScope.ts';
import type { FieldWords } from './conflict/fieldWords.ts';
import { RecordConflict } from './conflict/RecordConflict.tsx';
import type { RecordForm } from './useRecordForm.ts';

type RecordFieldsProps = {
  readonly record: RecordForm;
  /** Names the form, so that a button elsewhere can send it. */
  readonly id: string;
  /** What the record is called: `Acme`. */
  readonly title: string;
  readonly labels: FieldWords['labels'];
  readonly wordOf?: FieldWords['wordOf'];
  readonly className?: string | undefined;
  readonly intro?: ReactNode;
  /** Told with each change of a field. */
  readonly onChange?: (changed: Partial<Fields>) => void;
  readonly children: ReactNode;
};

/** Puts what the backend refused onto the fields, and the focus on the first of them. */
const useRefusals = ({ form }: RecordForm, errors: Readonly<Record<string, string>> | undefined): void => {
  useEffect(() => {
    const refused = Object.entries(errors ?? {}).map(([name, text]) => ({ name, errors: [text] }));
    form.setFields(refused);
    if (refused[0]) form.focusField(refused[0].name);
  }, [form, errors]);
};

/** Whether closing would lose something: what was typed differs from what the form rests on, and is not saved. */
const isUnsaved = ({ form, actor, base }: RecordForm): boolean =>
  !actor.getSnapshot().matches('saved') &&
  Object.entries(form.getFieldsValue()).some(
    ([name, value]) => (value ?? '') !== (base.current.fields[name] ?? ''),
  );

export const RecordFields = (props: RecordFieldsProps) => {
  const { record, id, title, labels, wordOf, className, intro, onChange, children } = props;
  const { form, actor, base } = record;
  const problem = useSelector(actor, ({ context }) => context.problem);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isLost = useSelector(actor, (snapshot) => snapshot.matches('lost'));
  useRefusals(record, problem?.errors);
  useUnsaved(() => isUnsaved(record));
  return (
    <>
      <ProblemBox text={isLost ? null : (problem?.message ?? null)} />
      {intro}
      <Form<Fields>
        form={form}
        name={id}
        layout="vertical"
        requiredMark={false}
        className={className ?? ''}
        disabled={busy}
        initialValues={base.current.fields}
        onValuesChange={(changed) => {
          form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
          actor.send({ type: 'form.edit' });
          onChange?.(changed);
        }}
        onFinishFailed={({ errorFields: [first] }) => first && form.focusField(first.name)}
        onFinish={(fields) => {
          const { fields: before, etag } = base.current;
          actor.send({ type: 'form.submit', fields: { ...before, ...fields }, etag, before });
        }}
      >
        {children}
      </Form>
      <RecordConflict actor={actor} title={title} labels={labels} {...(wordOf ? { wordOf } : {})} />
    </>
  );
};
