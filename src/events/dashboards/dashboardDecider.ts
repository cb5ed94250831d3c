/** Decides a workspace's dashboards: named, laid out without overlaps, shared only with people of their client. */

import { dashboardNameProblem, layoutErrors } from '#domain/dashboards/dashboardRules.ts';
import { sameLayout, tidyWidget, type Widget } from '#domain/dashboards/widget.ts';
import { ownValue } from '#domain/ownValue.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type Dashboard, type Dashboards, dashboardsAfter, noDashboards } from './dashboard.ts';
import type {
  ChangeDashboard,
  CopyDashboard,
  CreateDashboard,
  DashboardCommand,
  LayOutDashboard,
  MarkFavourite,
  RollBackDashboard,
  SetDefault,
} from './dashboardCommands.ts';
import type { DashboardEvent } from './dashboardEvents.ts';

export type DashboardState = Dashboards & {
  /** The revision of the next event. */
  readonly next: number;
};

type Decided = Decision<DashboardEvent>;

/** Includes archived ones; undefined when the workspace has none. */
export const dashboardOf = ({ byId }: Dashboards, id: string): Dashboard | undefined => ownValue(byId, id);

/** The count for the plan's quota: dashboards in use, without view-only ones. */
export const dashboardsInUse = ({ byId }: Dashboards, viewOnly: readonly string[]): number =>
  Object.values(byId).filter(({ id, archivedAt }) => archivedAt === null && !viewOnly.includes(id)).length;

const isWrong = (widgets: readonly Widget[]): boolean => Object.keys(layoutErrors(widgets)).length > 0;

const create = (command: CreateDashboard, state: DashboardState): Decided => {
  const { type: _type, now, name, widgets, ...facts } = command;
  if (dashboardOf(state, facts.dashboardId)) return reject('versionConflict');
  if (dashboardNameProblem(name) !== null || isWrong(widgets)) return reject('invalid');
  const laidOut = widgets.map(tidyWidget);
  const data = { ...facts, name: tidyText(name), shared: false, widgets: laidOut, createdAt: now };
  return accept({ type: 'DashboardCreated', data });
};

const copy = (command: CopyDashboard, source: Dashboard, state: DashboardState): Decided => {
  const { workspaceId, by, now, copies } = command;
  const { id: copyOf, widgets } = source;
  const events: DashboardEvent[] = [];
  for (const one of copies) {
    const facts = { workspaceId, by, now, ...one, beginning: 'copy', copyOf, widgets } as const;
    const decision = create({ type: 'CreateDashboard', ...facts }, state);
    if (!decision.ok) return decision;
    events.push(...decision.events);
  }
  return accept(...events);
};

const factsOf = (
  { workspaceId, dashboardId, by }: DashboardCommand,
  { clientId, shared, name }: Dashboard,
) => ({ workspaceId, dashboardId, clientId, shared, name, by });

/** At most two events, each of which can be undone. */
const change = (command: ChangeDashboard, before: Dashboard): Decided => {
  const { shared = before.shared, now } = command;
  const name = tidyText(command.name ?? before.name);
  if (dashboardNameProblem(name) !== null) return reject('invalid');
  if (shared && before.clientId === null) return reject('invalid');
  const renamed = { ...before, name };
  const events: DashboardEvent[] = [];
  if (name !== before.name) {
    const data = { ...factsOf(command, renamed), formerName: before.name, renamedAt: now };
    events.push({ type: 'DashboardRenamed', data });
  }
  if (shared !== before.shared) {
    const data = { ...factsOf(command, { ...renamed, shared }), changedAt: now };
    events.push({ type: 'DashboardVisibilityChanged', data });
  }
  return accept(...events);
};

const layOut = (command: LayOutDashboard, before: Dashboard): Decided => {
  if (isWrong(command.widgets)) return reject('invalid');
  const widgets = command.widgets.map(tidyWidget);
  if (sameLayout(widgets, before.widgets)) return accept();
  const data = { ...factsOf(command, before), widgets, restored: null, changedAt: command.now };
  return accept({ type: 'DashboardLayoutChanged', data });
};

const rollBack = (command: RollBackDashboard, before: Dashboard): Decided => {
  const version = before.versions.find(({ number }) => number === command.version);
  if (!version) return reject('invalid');
  const { widgets, number: restored } = version;
  if (sameLayout(widgets, before.widgets)) return accept();
  const data = { ...factsOf(command, before), widgets, restored, changedAt: command.now };
  return accept({ type: 'DashboardLayoutChanged', data });
};

const mark = (command: MarkFavourite, before: Dashboard): Decided => {
  const { by: accountId, favourite, dashboardId, now: changedAt } = command;
  if (before.favouriteOf.includes(accountId) === favourite) return accept();
  const data = { ...factsOf(command, before), accountId, favourite, changedAt };
  return accept({
    type: 'DashboardFavouriteChanged',
    data: { ...data, mark: `favourite_${accountId}_${dashboardId}`.slice(0, 100) },
  });
};

const setDefault = (command: SetDefault, before: Dashboard, formerId: string | null): Decided => {
  const { isDefault, dashboardId, now: changedAt } = command;
  if ((formerId === dashboardId) === isDefault) return accept();
  const data = { ...factsOf(command, before), mark: 'default', isDefault, formerId, changedAt };
  return accept({ type: 'DashboardDefaultChanged', data });
};

const decide = (command: DashboardCommand, state: DashboardState): Decided => {
  if (command.type === 'CreateDashboard') return create(command, state);
  const dashboard = dashboardOf(state, command.dashboardId);
  if (!dashboard) return reject('notFound');
  const facts = factsOf(command, dashboard);
  const isInUse = dashboard.archivedAt === null;
  if (command.type === 'RestoreDashboard')
    return isInUse
      ? accept()
      : accept({ type: 'DashboardRestored', data: { ...facts, restoredAt: command.now } });
  if (!isInUse) return reject('notFound');
  switch (command.type) {
    case 'CopyDashboard':
      return copy(command, dashboard, state);
    case 'ChangeDashboard':
      return change(command, dashboard);
    case 'LayOutDashboard':
      return layOut(command, dashboard);
    case 'RollBackDashboard':
      return rollBack(command, dashboard);
    case 'ArchiveDashboard':
      return accept({ type: 'DashboardArchived', data: { ...facts, archivedAt: command.now } });
    case 'MarkFavourite':
      return mark(command, dashboard);
    case 'SetDefault':
      return setDefault(command, dashboard, state.defaultId);
  }
};

export const dashboardDecider: Decider<DashboardCommand, DashboardEvent, DashboardState> = {
  initial: { ...noDashboards, next: 0 },
  evolve: (state, event) => ({ ...dashboardsAfter(state, event, state.next), next: state.next + 1 }),
  decide,
};
