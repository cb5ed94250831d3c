/** Handles POST /api/dashboards: creates a dashboard from a template, blank or as a copy, within the plan's quota. */
import type { BodyOf } from '#domain/contract/endpoints.ts';
import { dashboardNameProblem, freeName, isNameTaken } from '#domain/dashboards/dashboardRules.ts';
import { widgetsOf } from '#domain/dashboards/dashboardTemplates.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import { dashboardDecider, dashboardOf } from '#events/dashboards/dashboardDecider.ts';
import { dashboardStream } from '#events/dashboards/dashboardStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import { dashboardsOf, everyDashboardOf } from '#events/projections/dashboardDirectory.ts';
import { activeClient } from '../clients/activeClient.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { dashboardItem } from './dashboardItem.ts';
import { checkTemplate, refusedDashboards } from './dashboardQuota.ts';

const handle = handleCommand(dashboardStream, dashboardDecider);

type Body = BodyOf<'createDashboard'>;

const errorsOf = ({ name, beginning, copy_of }: Body): Record<string, string> => {
  const problem = dashboardNameProblem(name);
  return {
    ...(problem === null ? {} : { name: problem }),
    ...(beginning === 'copy' && copy_of === undefined ? { copy_of: 'Choose what to copy' } : {}),
    ...(beginning !== 'copy' && copy_of !== undefined ? { copy_of: 'Only for a copy' } : {}),
  };
};

/** Refuses 422 for a used name and suggests a free one; `except` is the dashboard that already has the name. */
export const checkName = (answers: Answers, workspaceId: string, name: string, except = ''): void => {
  const taken = everyDashboardOf(answers.dashboardDirectory, workspaceId)
    .filter(({ id, archivedAt }) => archivedAt === null && id !== except)
    .map((dashboard) => dashboard.name);
  if (!isNameTaken(name, taken)) return;
  const text = `Another dashboard has this name. “${freeName(name, taken)}” is free`;
  throw new RefusalError('invalid', { errors: { name: text } });
};

const firstWidgets = (answers: Answers, workspaceId: string, body: Body): readonly Widget[] => {
  const { beginning, copy_of: id = '' } = body;
  if (beginning !== 'copy') return widgetsOf(beginning);
  const source = dashboardOf(dashboardsOf(answers.dashboardDirectory, workspaceId), id);
  if (source) return source.widgets;
  throw new RefusalError('invalid', { errors: { copy_of: 'There is no such dashboard' } });
};

export const createDashboard: Handler<'createDashboard'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId, accountId: by } = caller;
  const { name, beginning, client_id: clientId, copy_of: copyOf = null } = body;
  const dashboardId = world.ids.entity();
  return handle(request, context, {
    errors: errorsOf(body),
    plan: (answers) => {
      if (clientId !== null) activeClient(answers, caller, { clientId, field: 'client_id' });
      checkName(answers, workspaceId, name);
      checkTemplate(answers, { workspaceId, now }, beginning);
      const widgets = firstWidgets(answers, workspaceId, body);
      const about = { workspaceId, dashboardId, clientId, by, now };
      const copied = beginning === 'copy' ? copyOf : null;
      return {
        key: [workspaceId],
        command: { type: 'CreateDashboard', ...about, name, beginning, copyOf: copied, widgets },
        refuse: (states) => refusedDashboards(answers, { workspaceId, now }, states),
        reply: (after) => {
          const made = dashboardOf(after, dashboardId) ?? notThere();
          const item = dashboardItem(made, { answers, caller }, after.defaultId);
          return { status: 201, body: { dashboard: item }, version: made.revision };
        },
      };
    },
  });
};
