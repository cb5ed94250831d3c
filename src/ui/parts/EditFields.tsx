/** Renders an edit form, maps refusals to fields, and resolves conflicting edits field by field. */
import { useSelector } from '@xstate/react';
import { Form } from 'antd';
import { type ReactNode, useEffect } from 'react';
import type { EditFields as Fields } from '#machines/editing/editFormMachine.ts';
import { ProblemBox } from '../widgets/ProblemBox.tsx';
import { useUnsaved } from '../widgets/unsavedScope.ts';
import { EditConflict } from './conflict/EditConflict.tsx';
import type { FieldWords } from './conflict/fieldWords.ts';
import type { EditForm } from './useEditForm.ts';

type EditFieldsProps = {
  readonly edit: EditForm;
  readonly id: string;
  readonly title: string;
  readonly labels: FieldWords['labels'];
  readonly wordOf?: FieldWords['wordOf'];
  readonly className?: string | undefined;
  readonly intro?: ReactNode;
  readonly onChange?: (changed: Partial<Fields>) => void;
  readonly children: ReactNode;
};

const useRefusals = ({ form }: EditForm, errors: Readonly<Record<string, string>> | undefined): void => {
  useEffect(() => {
    const refused = Object.entries(errors ?? {}).map(([name, text]) => ({ name, errors: [text] }));
    form.setFields(refused);
    if (refused[0]) form.focusField(refused[0].name);
  }, [form, errors]);
};

const isUnsaved = ({ form, actor, base }: EditForm): boolean =>
  !actor.getSnapshot().matches('saved') &&
  Object.entries(form.getFieldsValue()).some(
    ([name, value]) => (value ?? '') !== (base.current.fields[name] ?? ''),
  );

export const EditFields = (props: EditFieldsProps) => {
  const { edit, id, title, labels, wordOf, className, intro, onChange, children } = props;
  const { form, actor, base } = edit;
  const problem = useSelector(actor, ({ context }) => context.problem);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isLost = useSelector(actor, (snapshot) => snapshot.matches('lost'));
  useRefusals(edit, problem?.errors);
  useUnsaved(() => isUnsaved(edit));
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
      <EditConflict actor={actor} title={title} labels={labels} {...(wordOf ? { wordOf } : {})} />
    </>
  );
};
