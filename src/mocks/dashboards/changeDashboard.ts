/** Handles changes of a dashboard: rename, share, layout, rollback, archive, restore and mark. */
import { dashboardNameProblem, layoutErrors } from '#domain/dashboards/dashboardRules.ts';
import { isFigureName } from '#domain/kpi/figureNames.ts';
import { type DashboardState, dashboardDecider, dashboardOf } from '#events/dashboards/dashboardDecider.ts';
import { dashboardStream } from '#events/dashboards/dashboardStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import { dashboardsOf } from '#events/projections/dashboardDirectory.ts';
import { pictureIn } from '#events/projections/pictureDirectory.ts';
import type { Caller, Context, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { filterProblem } from '../metrics/filterProblem.ts';
import { checkName } from './createDashboard.ts';
import { dashboardItem, mayRead } from './dashboardItem.ts';
import { checkEditable, refusedDashboards } from './dashboardQuota.ts';

const handle = handleCommand(dashboardStream, dashboardDecider);

type Changing = Pick<Context<'archiveDashboard'>, 'caller' | 'params' | 'now'>;

const about = ({ caller, params, now }: Changing) => {
  const { workspaceId, accountId: by } = caller;
  const { id } = params;
  const known = (answers: Answers) => dashboardOf(dashboardsOf(answers.dashboardDirectory, workspaceId), id);
  const inUse = (state: DashboardState) => {
    const dashboard = dashboardOf(state, id);
    return dashboard?.archivedAt === null && mayRead(caller, dashboard) ? dashboard : null;
  };
  return {
    known,
    asked: { workspaceId, dashboardId: id, by, now },
    place: {
      key: [workspaceId] as const,
      version: (state: DashboardState) => inUse(state)?.revision ?? null,
    },
  };
};

const question = ({ caller, now }: Changing) => ({ workspaceId: caller.workspaceId, now });

const replyTo =
  (id: string, reader: { readonly answers: Answers; readonly caller: Caller }) =>
  (after: DashboardState): CommandReply => {
    const dashboard = dashboardOf(after, id) ?? notThere();
    const body = { dashboard: dashboardItem(dashboard, reader, after.defaultId) };
    return { status: 200, body, version: dashboard.revision };
  };

export const changeDashboard: Handler<'changeDashboard'> = (request, context) => {
  const { caller, params, body } = context;
  const { name, visible_to_client: shared } = body;
  const { place, asked, known } = about(context);
  const problem = name === undefined ? null : dashboardNameProblem(name);
  return handle(request, context, {
    errors: problem === null ? {} : { name: problem },
    plan: (answers) => {
      checkEditable(answers, question(context), params.id);
      if (name !== undefined) checkName(answers, caller.workspaceId, name, params.id);
      if (shared && known(answers)?.clientId === null) {
        const text = 'This dashboard isn’t tied to a client. Duplicate it for one to share it';
        throw new RefusalError('invalid', { errors: { visible_to_client: text } });
      }
      return {
        ...place,
        ifMatch: 'required',
        command: { type: 'ChangeDashboard', ...asked, name, shared },
        reply: replyTo(params.id, { answers, caller }),
      };
    },
  });
};

/** A picture that is not stored in the workspace cannot be shared. */
const pictureErrors = ({ body, answers, caller }: Context<'layOutDashboard'>) =>
  Object.fromEntries(
    body.widgets.flatMap(({ picture }, index) =>
      !picture || pictureIn(answers.pictureShelf, caller.workspaceId, picture)
        ? []
        : [[`widgets.${index}.picture`, 'Choose the picture again']],
    ),
  );

export const layOutDashboard: Handler<'layOutDashboard'> = (request, context) => {
  const { caller, params, body } = context;
  const { place, asked, known } = about(context);
  const widgets = body.widgets.map((widget) => ({ ...widget, figures: widget.figures.filter(isFigureName) }));
  return handle(request, context, {
    errors: { ...layoutErrors(body.widgets), ...pictureErrors(context) },
    plan: (answers) => {
      checkEditable(answers, question(context), params.id);
      const before = (known(answers)?.widgets ?? []).map(({ filters = '' }) => filters);
      const errors = body.widgets.flatMap(({ filters = '' }, index) => {
        const problem = filterProblem(answers, { ...question(context), clientId: null }, { filters, before });
        return problem === null ? [] : [[`widgets.${index}.filters`, problem]];
      });
      if (errors.length > 0) throw new RefusalError('invalid', { errors: Object.fromEntries(errors) });
      return {
        ...place,
        ifMatch: 'required',
        command: { type: 'LayOutDashboard', ...asked, widgets },
        reply: replyTo(params.id, { answers, caller }),
      };
    },
  });
};

export const rollBackDashboard: Handler<'rollBackDashboard'> = (request, context) => {
  const { caller, params, body } = context;
  const { place, asked, known } = about(context);
  const { version } = body;
  return handle(request, context, {
    plan: (answers) => {
      checkEditable(answers, question(context), params.id);
      const dashboard = known(answers);
      if (dashboard && !dashboard.versions.some(({ number }) => number === version))
        throw new RefusalError('invalid', { errors: { version: 'There is no such version' } });
      return {
        ...place,
        ifMatch: 'required',
        command: { type: 'RollBackDashboard', ...asked, version },
        reply: replyTo(params.id, { answers, caller }),
      };
    },
  });
};

export const archiveDashboard: Handler<'archiveDashboard'> = (request, context) => {
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: () => ({
      ...place,
      ifMatch: 'required',
      command: { type: 'ArchiveDashboard', ...asked },
      reply: () => ({ status: 204 }),
    }),
  });
};

/** Needs no version, because a restore is right whatever changed meanwhile. */
export const restoreDashboard: Handler<'restoreDashboard'> = (request, context) => {
  const { caller, params, now } = context;
  const { workspaceId } = caller;
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: (answers) => ({
      ...place,
      version: (state) => dashboardOf(state, params.id)?.revision ?? null,
      ifMatch: 'none',
      command: { type: 'RestoreDashboard', ...asked },
      refuse: (states) => refusedDashboards(answers, { workspaceId, now }, states),
      reply: replyTo(params.id, { answers, caller }),
    }),
  });
};

/** Needs no version, because a mark does not change the dashboard itself. */
export const markDashboard: Handler<'markDashboard'> = (request, context) => {
  const { caller, params, body } = context;
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: (answers) => ({
      ...place,
      ifMatch: 'none',
      command: { type: 'MarkFavourite', ...asked, favourite: body.favourite },
      reply: replyTo(params.id, { answers, caller }),
    }),
  });
};

export const setDefaultDashboard: Handler<'setDefaultDashboard'> = (request, context) => {
  const { caller, params, body } = context;
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: (answers) => ({
      ...place,
      ifMatch: 'none',
      command: { type: 'SetDefault', ...asked, isDefault: body.is_default },
      reply: replyTo(params.id, { answers, caller }),
    }),
  });
};
