/** Handles GET /api/client-tasks: lists the workspace's open tasks, without those of archived clients. */
import { dueProblem } from '#domain/clients/clientTaskRules.ts';
import type { OpenTaskItem } from '#domain/contract/clientTaskSchemas.ts';
import { activeClientsOf } from '#events/projections/clientDirectory.ts';
import { openTasksOf } from '#events/projections/clientTasks.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { taskItem } from './taskItem.ts';

export const listClientTasks: Handler<'listClientTasks'> = (_request, { answers, caller, query }) => {
  const { until } = query;
  const wrong = until === undefined ? null : dueProblem(until);
  if (wrong !== null) throw new RefusalError('invalid', { errors: { until: wrong } });
  const names = new Map(
    activeClientsOf(answers.clientDirectory, caller.workspaceId).map(({ id, name }) => [id, name]),
  );
  const found = openTasksOf(answers.clientTasks, caller.workspaceId).filter(
    ({ dueOn }) => until === undefined || (dueOn !== null && dueOn <= until),
  );
  const items = found.flatMap((task): OpenTaskItem[] => {
    const name = names.get(task.clientId);
    return name === undefined ? [] : [{ ...taskItem(task), client: { id: task.clientId, name } }];
  });
  return json(200, pageOf(items, query));
};
