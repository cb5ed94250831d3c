/** Lists a client's open tasks by due date, followed by completed ones. */
import { Button, Checkbox, Flex, Input, Select } from 'antd';
import { useId, useState } from 'react';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { dueProblem, isLate, longestTask, taskProblem } from '#domain/clients/clientTaskRules.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { TaskItem } from '#domain/contract/clientTaskSchemas.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { taskEditorService, taskVersion } from '#machines/editing/clientTaskEditor.ts';
import type { EditedVersion } from '#machines/editing/editFormMachine.ts';
import { fullTime } from '../../../content/dates.ts';
import { assigneeWords, dueWords } from '../../../content/taskWords.ts';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { useEditForm } from '../../../parts/useEditForm.ts';
import type { Staff } from '../../../parts/useStaff.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useShownDay } from '../../../services/useShownDay.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import { useLeave } from '../../../widgets/unsavedScope.ts';
import styles from '../ClientDetails.module.css';
import type { ClientChanges } from '../useClientChanges.ts';
import { FileForm } from './FileForm.tsx';
import { FileRow } from './FileRow.tsx';
import own from './Tasks.module.css';

type TaskFormProps = {
  task: TaskItem | null;
  client: ClientItem;
  staff: Staff;
  changes: ClientChanges;
  onDone: () => void;
};

const labels = { text: 'Task', assignee_id: 'Assignee', due_on: 'Due date' } as const;

const blank: EditedVersion = { fields: { text: '', assignee_id: '', due_on: '' }, etag: null };

const wordsOf = (isNew: boolean) =>
  isNew
    ? { made: 'Added the task.', takenBack: 'The task is removed.' }
    : { made: 'Changed the task.', takenBack: 'The task is as before.' };

const peopleOf = (staff: Staff, chosen: string | null) => [
  { value: '', label: 'Unassigned' },
  ...[...staff].map(([value, label]) => ({ value, label })),
  ...(chosen === null || staff.has(chosen) ? [] : [{ value: chosen, label: assigneeWords(chosen, staff) }]),
];

const TaskForm = ({ task, client, staff, changes, onDone }: TaskFormProps) => {
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
      className={own.form}
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

type TaskRowProps = {
  task: TaskItem;
  today: EpochDay;
  staff: Staff;
  changes: ClientChanges;
  onEdit?: () => void;
};

const State = ({ task, today, staff }: Pick<TaskRowProps, 'task' | 'today' | 'staff'>) => {
  const { done_by: doneBy, done_at: doneAt, due_on: dueOn, assignee_id: assignee } = task;
  if (doneAt !== null)
    return (
      <Flex component="span" wrap align="center" gap="4px 12px" className={own.state ?? ''}>
        Done by {assigneeWords(doneBy, staff)}, {fullTime(doneAt)}
      </Flex>
    );
  const due = dueWords(dueOn, today);
  return (
    <Flex component="span" wrap align="center" gap="4px 12px" className={own.state ?? ''}>
      {isLate(dueOn, today) ? <StatusTag tone="bad">{due}</StatusTag> : <span>{due}</span>}
      <span>{assigneeWords(assignee, staff)}</span>
    </Flex>
  );
};

const TaskRow = ({ task, today, staff, changes, onEdit }: TaskRowProps) => {
  const id = useId();
  const isDone = task.done_at !== null;
  const ask = (kind: 'completeTask' | 'reopenTask' | 'removeTask') =>
    changes.ask({ kind, id: task.id, name: task.text, etag: task.etag });
  return (
    <FileRow
      name={`the task “${task.text}”`}
      busy={changes.busy}
      {...(onEdit ? { onEdit } : {})}
      onRemove={() => ask('removeTask')}
    >
      <Flex align="baseline" gap={10} className={own.task ?? ''}>
        <OnlyChangeable>
          <Checkbox
            className={own.box ?? ''}
            checked={isDone}
            disabled={changes.busy}
            aria-labelledby={id}
            onChange={() => ask(isDone ? 'reopenTask' : 'completeTask')}
          />
        </OnlyChangeable>
        <div className={own.said}>
          <span id={id} className={own.text}>
            {task.text}
          </span>
          <State task={task} today={today} staff={staff} />
        </div>
      </Flex>
    </FileRow>
  );
};

type TasksProps = {
  tasks: readonly TaskItem[];
  client: ClientItem;
  staff: Staff;
  changes: ClientChanges;
};

type OpenForm = { readonly task: TaskItem | null };

const isDone = ({ done_at }: TaskItem): boolean => done_at !== null;

export const Tasks = ({ tasks, client, staff, changes }: TasksProps) => {
  const today = useShownDay(client.time_zone);
  const leave = useLeave();
  const [form, setForm] = useState<OpenForm | null>(null);
  const close = () => setForm(null);
  const edit = (task: TaskItem | null) => leave(() => setForm({ task }));
  const open = tasks.filter((task) => !isDone(task));
  const done = tasks.filter(isDone);
  const shared = { today, staff, changes };
  return (
    <Flex
      component="section"
      vertical
      gap={16}
      className={styles.lines ?? ''}
      aria-labelledby="tasks-of-client"
    >
      <Flex wrap align="center" justify="space-between" gap="8px 16px" className={`${own.head} touch`}>
        <h3 id="tasks-of-client">Tasks</h3>
        {form === null && (
          <OnlyChangeable>
            <Button size="small" onClick={() => edit(null)}>
              Add a task
            </Button>
          </OnlyChangeable>
        )}
      </Flex>
      {form !== null && (
        <TaskForm
          key={form.task?.id ?? 'new'}
          task={form.task}
          client={client}
          staff={staff}
          changes={changes}
          onDone={close}
        />
      )}
      {open.length === 0 && <p>No open tasks.</p>}
      <ul aria-label={`Open tasks for ${client.name}`}>
        {open.map((task) => (
          <TaskRow key={task.id} task={task} onEdit={() => edit(task)} {...shared} />
        ))}
      </ul>
      {done.length > 0 && (
        <details className={own.done}>
          <summary>Done ({done.length})</summary>
          <ul aria-label={`Tasks that are done for ${client.name}`}>
            {done.map((task) => (
              <TaskRow key={task.id} task={task} {...shared} />
            ))}
          </ul>
        </details>
      )}
    </Flex>
  );
};
