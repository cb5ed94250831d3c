/** Declares the undo of dashboard changes. */
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
import { dashboardStream } from '#events/dashboards/dashboardStream.ts';
import { planOf } from '../subscription/planOf.ts';
import { viewOnlyDashboards } from '../subscription/viewOnlyDashboards.ts';
import { type Fact, type Facts, factText, text } from '../undo/facts.ts';
import { filterNames } from '../undo/filterNames.ts';
import type { Taking, UndoRules } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

type Data = DashboardEvent['data'];

const asked = ({ workspaceId, dashboardId }: Data, { caller, now }: Taking) => ({
  workspaceId,
  dashboardId,
  by: caller.accountId,
  now,
});

const widgetFact = (widget: Widget): Fact => {
  const place = placeInWords(widget);
  const { filters = '' } = widget;
  const own = filtersOnWire(filters);
  return factText(place + filters, (reader) =>
    filters === '' ? place : `${place}, filtered to ${filtersInWords(own, filterNames(reader))}`,
  );
};

/** Each widget by name with its position; a repeated name becomes `Clicks (2)`. */
const withLayout = (facts: Facts, widgets: readonly Widget[]): Facts => {
  const all: Record<string, Fact> = { ...facts };
  for (const widget of inReadingOrder(widgets)) {
    const name = widgetName(widget);
    let key = name;
    for (let number = 2; Object.hasOwn(all, key); number += 1) key = `${name} (${number})`;
    all[key] = widgetFact(widget);
  }
  return all;
};

const factsOf = (state: DashboardState, data: Data): Facts | null => {
  const dashboard = dashboardOf(state, data.dashboardId);
  if (!dashboard) return null;
  const { name, shared, archivedAt, favouriteOf, widgets } = dashboard;
  const facts = {
    Name: text(name),
    'Visible to the client': shared,
    Status: text(archivedAt === null ? 'in use' : 'archived'),
    Default: state.defaultId === data.dashboardId,
    ...('accountId' in data ? { Favourite: favouriteOf.includes(data.accountId) } : {}),
  };
  return withLayout(facts, widgets);
};

const ways: UndoRules<DashboardCommand, DashboardEvent, DashboardState>['ways'] = {
  /** Undo archives without erasing; redo restores. */
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
