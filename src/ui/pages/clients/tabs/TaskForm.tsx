/** Renders the form that adds or edits a client's task. */
import { Input, Select } from 'antd';
import { dueProblem, longestTask, taskProblem } from '#domain/clients/clientTaskRules.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { TaskItem } from '#domain/contract/clientTaskSchemas.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { taskEditorService, taskVersion } from '#machines/editing/clientTaskEditor.ts';
import type { EditedVersion } from '#machines/editing/editFormMachine.ts';
import { assigneeWords } from '../../../content/taskWords.ts';
import { useEditForm } from '../../../parts/useEditForm.ts';
import type { Staff } from '../../../parts/useStaff.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import type { ClientChanges } from '../useClientChanges.ts';
import { FileForm } from './FileForm.tsx';
import styles from './Tasks.module.css';

type TaskFormProps = {
  task: TaskItem | null;
  client: ClientItem;
  staff: Staff;
  changes: ClientChanges;
  onDone: () => void;
};

const labels = { text: 'What is to be done', assignee_id: 'Who does it', due_on: 'Due day' } as const;

const blank: EditedVersion = { fields: { text: '', assignee_id: '', due_on: '' }, etag: null };

const wordsOf = (isNew: boolean) =>
  isNew
    ? { made: 'Added the task.', takenBack: 'The task is removed.' }
    : { made: 'Changed the task.', takenBack: 'The task is as before.' };

const peopleOf = (staff: Staff, chosen: string | null) => [
  { value: '', label: 'Nobody yet' },
  ...[...staff].map(([value, label]) => ({ value, label })),
  ...(chosen === null || staff.has(chosen) ? [] : [{ value: chosen, label: assigneeWords(chosen, staff) }]),
];

export const TaskForm = ({ task, client, staff, changes, onDone }: TaskFormProps) => {
  const { api } = useServices();
  const edit = useEditForm({
    start: task ? taskVersion(task) : blank,
    actors: taskEditorService({
      api,
      clientId: client.id,
      task,
      onSaved: (_saved, position) => changes.ask(changeWithNotice(wordsOf(task === null), position)),
    }),
    onLeave: onDone,
  });
  return (
    <FileForm
      edit={edit}
      title="The task"
      submit={task ? 'Save task' : 'Add task'}
      className={styles.form}
      labels={labels}
      wordOf={(field, value) =>
        field === 'assignee_id' ? assigneeWords(String(value) || null, staff) : undefined
      }
      onCancel={onDone}
    >
      <FormField name="text" label={labels.text} hint="Only your agency sees it" problemOf={taskProblem}>
        <Input autoComplete="off" maxLength={longestTask} />
      </FormField>
      <FormField name="assignee_id" label={labels.assignee_id} problemOf={() => null}>
        <Select options={peopleOf(staff, task?.assignee_id ?? null)} popupMatchSelectWidth={false} />
      </FormField>
      <FormField
        name="due_on"
        label={labels.due_on}
        problemOf={(day) => (day === '' ? null : dueProblem(day))}
      >
        <Input type="date" />
      </FormField>
    </FileForm>
  );
};
