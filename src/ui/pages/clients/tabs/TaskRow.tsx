/** Renders one task of a client with a checkbox for completion. */
import { Checkbox } from 'antd';
import { useId } from 'react';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { isLate } from '#domain/clients/clientTaskRules.ts';
import type { TaskItem } from '#domain/contract/clientTaskSchemas.ts';
import { fullTime } from '../../../content/dates.ts';
import { assigneeWords, dueWords } from '../../../content/taskWords.ts';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import type { Staff } from '../../../parts/useStaff.ts';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import type { ClientChanges } from '../useClientChanges.ts';
import { FileRow } from './FileRow.tsx';
import styles from './Tasks.module.css';

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
      <span className={styles.state}>
        Done by {assigneeWords(doneBy, staff)}, {fullTime(doneAt)}
      </span>
    );
  const due = dueWords(dueOn, today);
  return (
    <span className={styles.state}>
      {isLate(dueOn, today) ? <StatusTag tone="bad">{due}</StatusTag> : <span>{due}</span>}
      <span>{assigneeWords(assignee, staff)}</span>
    </span>
  );
};

export const TaskRow = ({ task, today, staff, changes, onEdit }: TaskRowProps) => {
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
      <div className={styles.task}>
        <OnlyChangeable>
          <Checkbox
            className={styles.box ?? ''}
            checked={isDone}
            disabled={changes.busy}
            aria-labelledby={id}
            onChange={() => ask(isDone ? 'reopenTask' : 'completeTask')}
          />
        </OnlyChangeable>
        <div className={styles.said}>
          <span id={id} className={styles.text}>
            {task.text}
          </span>
          <State task={task} today={today} staff={staff} />
        </div>
      </div>
    </FileRow>
  );
};
