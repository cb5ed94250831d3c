/** The way back from what is done with dashboards. */
import { inReadingOrder } from '#domain/dashboards/grid.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import { placeInWords, widgetName } from '#domain/dashboards/widgetName.ts';
import { filtersOnWire } from '#domain/metrics/filtersOnWire.ts';
import { filtersInWords } from '#domain/metrics/filterWords.ts';
import { checkLimit } from '#domain/plans/checkLimit.ts';
import type { DashboardCommand } from '#events/dashboards/dashboardCommands.ts';
import {
  type DashboardState,
  dashboardDecider,
  dashboardOf,
  dashboardsInUse,
} from '#events/dashboards/dashboardDecider.ts';
import type { DashboardEvent } from '#events/dashboards/dashboardEvents.ts';
import { dashboardStream } from '#events/dashboards/stream.ts';
import { planOf } from '../http/planOf.ts';
import { viewOnlyDashboards } from '../http/viewOnlyDashboards.ts';
import type { Facts, Taking, UndoRules } from './undoRules.ts';
import { undoSubject } from './undoSubject.ts';

type Data = DashboardEvent['data'];

const asked = ({ workspaceId, dashboardId }: Data, { caller, now }: Taking) => ({
  workspaceId,
  dashboardId,
  by: caller.accountId,
  now,
});

const filterFacts = ({ filters = '' }: Widget): string =>
  filters === '' ? '' : `, filtered to ${filtersInWords(filtersOnWire(filters))}`;

/** Each widget by its name with its place; of one name, the second is told as `Clicks (2)`. */
const layoutFacts = (widgets: readonly Widget[]): Facts => {
  const facts: Record<string, string> = {};
  for (const widget of inReadingOrder(widgets)) {
    const name = widgetName(widget);
    let key = name;
    for (let number = 2; Object.hasOwn(facts, key); number += 1) key = `${name} (${number})`;
    facts[key] = placeInWords(widget) + filterFacts(widget);
  }
  return facts;
};

const factsOf = (state: DashboardState, data: Data): Facts | null => {
  const dashboard = dashboardOf(state, data.dashboardId);
  if (!dashboard) return null;
  const { name, shared, archivedAt, favouriteOf, widgets } = dashboard;
  return {
    name,
    visibleToClient: shared,
    status: archivedAt === null ? 'in use' : 'archived',
    opensFirst: state.defaultId === data.dashboardId,
    ...('accountId' in data ? { favourite: favouriteOf.includes(data.accountId) } : {}),
    ...layoutFacts(widgets),
  };
};

const ways: UndoRules<DashboardCommand, DashboardEvent, DashboardState>['ways'] = {
  /** Archived, not erased: making it again is restoring it. */
  DashboardCreated: {
    as: 'archiveDashboard',
    command: (step) => ({ type: 'ArchiveDashboard', ...asked(step.data, step) }),
  },
  DashboardRenamed: {
    as: 'changeDashboard',
    command: (step) => ({
      type: 'ChangeDashboard',
      ...asked(step.data, step),
      name: step.data.formerName,
    }),
  },
  DashboardVisibilityChanged: {
    as: 'changeDashboard',
    command: (step) => ({
      type: 'ChangeDashboard',
      ...asked(step.data, step),
      shared: !step.data.shared,
    }),
  },
  DashboardLayoutChanged: {
    as: 'layOutDashboard',
    command: (step) => ({
      type: 'LayOutDashboard',
      ...asked(step.data, step),
      widgets: dashboardOf(step.before, step.data.dashboardId)?.widgets ?? [],
    }),
  },
  DashboardArchived: {
    as: 'restoreDashboard',
    command: (step) => ({ type: 'RestoreDashboard', ...asked(step.data, step) }),
  },
  DashboardRestored: {
    as: 'archiveDashboard',
    command: (step) => ({ type: 'ArchiveDashboard', ...asked(step.data, step) }),
  },
  DashboardFavouriteChanged: {
    as: 'markDashboard',
    owner: ({ accountId }) => accountId,
    command: (step) => ({
      type: 'MarkFavourite',
      ...asked(step.data, step),
      favourite: !step.data.favourite,
    }),
  },
  DashboardDefaultChanged: {
    as: 'setDefaultDashboard',
    command: (step) => {
      const { formerId } = step.data;
      const about = asked(step.data, step);
      return formerId === null
        ? { type: 'SetDefault', ...about, isDefault: false }
        : { type: 'SetDefault', ...about, dashboardId: formerId, isDefault: true };
    },
  },
};

export const dashboardUndo = undoSubject<DashboardCommand, DashboardEvent, DashboardState>({
  stream: dashboardStream,
  decider: dashboardDecider,
  facts: factsOf,
  ways,
  refuse: ({ answers, caller, now }, { before, after }) => {
    const viewOnly = viewOnlyDashboards(answers, caller.workspaceId);
    const used = dashboardsInUse(before, viewOnly);
    const adding = dashboardsInUse(after, viewOnly) - used;
    if (adding <= 0) return null;
    const plan = planOf(answers, { workspaceId: caller.workspaceId, now });
    const extras = checkLimit({ plan, resource: 'dashboards', used, adding });
    return extras && { ok: false, refusal: 'limitReached', extras };
  },
});
