/** Lists a client's open tasks by due date, followed by completed ones. */
import { Button } from 'antd';
import { useState } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { TaskItem } from '#domain/contract/clientTaskSchemas.ts';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import type { Staff } from '../../../parts/useStaff.ts';
import { useShownDay } from '../../../services/useShownDay.ts';
import { useLeave } from '../../../widgets/unsavedScope.ts';
import styles from '../ClientDetails.module.css';
import type { ClientChanges } from '../useClientChanges.ts';
import { TaskForm } from './TaskForm.tsx';
import { TaskRow } from './TaskRow.tsx';
import own from './Tasks.module.css';

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
    <section className={styles.lines} aria-labelledby="tasks-of-client">
      <div className={own.head}>
        <h3 id="tasks-of-client">Tasks</h3>
        {form === null && (
          <OnlyChangeable>
            <Button size="small" onClick={() => edit(null)}>
              Add a task
            </Button>
          </OnlyChangeable>
        )}
      </div>
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
      <ul className={styles.file} aria-label={`Open tasks for ${client.name}`}>
        {open.map((task) => (
          <TaskRow key={task.id} task={task} onEdit={() => edit(task)} {...shared} />
        ))}
      </ul>
      {done.length > 0 && (
        <details className={own.done}>
          <summary>Done ({done.length})</summary>
          <ul className={styles.file} aria-label={`Tasks that are done for ${client.name}`}>
            {done.map((task) => (
              <TaskRow key={task.id} task={task} {...shared} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
