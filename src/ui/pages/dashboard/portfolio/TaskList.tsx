/** Lists tasks that are late or due soon, the reader's own first, with links to the client's tasks. */
import { Button } from 'antd';
import { useState } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { isLate } from '#domain/clients/clientTaskRules.ts';
import type { OpenTaskItem } from '#domain/contract/clientTaskSchemas.ts';
import { assigneeWords, dueWords } from '../../../content/taskWords.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { useStaff } from '../../../parts/useStaff.ts';
import { useAuth } from '../../../services/useAuth.ts';
import styles from './TasksDue.module.css';

const mostShown = 4;

type TaskListProps = {
  tasks: readonly OpenTaskItem[];
  /** May exceed the listed tasks. */
  total: number;
  today: EpochDay;
};

const addressOf = ({ client }: OpenTaskItem): string =>
  `${protectedPages.clients.path}/${encodeURIComponent(client.id)}/notes`;

export const TaskList = ({ tasks, total, today }: TaskListProps) => {
  const [isWhole, setWhole] = useState(false);
  const own = useAuth().profile?.id ?? null;
  const staff = useStaff();
  const isOwn = ({ assignee_id: assignee }: OpenTaskItem): boolean => assignee !== null && assignee === own;
  const ordered = [...tasks.filter(isOwn), ...tasks.filter((task) => !isOwn(task))];
  const shown = isWhole ? ordered : ordered.slice(0, mostShown);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((task) => (
          <li key={task.id} className={styles.item} data-task={task.id}>
            <AppLink to={addressOf(task)} markCurrent={false}>
              {task.text}
            </AppLink>
            <span className="note">
              <span className={styles.due} data-late={isLate(task.due_on, today)}>
                {dueWords(task.due_on, today)}
              </span>
              {' · '}
              {isOwn(task) ? 'You' : assigneeWords(task.assignee_id, staff)}
              {' · '}
              {task.client.name}
            </span>
          </li>
        ))}
      </ul>
      {tasks.length > mostShown && (
        <Button
          type="link"
          className={styles.more ?? ''}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${tasks.length} tasks`}
        </Button>
      )}
      {isWhole && total > tasks.length && (
        <p className="note">{total - tasks.length} more are due later in these days.</p>
      )}
    </>
  );
};
