/** Declares the events of an agency's dashboards. */
import * as z from 'zod/mini';
import { beginnings } from '#domain/dashboards/dashboardTemplates.ts';
import { gridColumns, mostRows } from '#domain/dashboards/grid.ts';
import { breakdowns, widgetKinds } from '#domain/dashboards/widget.ts';
import { figureNames } from '#domain/kpi/figureNames.ts';
import { count, type EventsIn, id, text, time } from '../eventShape.ts';

/** `clientId` null: not tied to one client. `shared`: the client's people may read it after the event. `by` is an account id. */
const about = {
  workspaceId: id,
  dashboardId: id,
  clientId: z.nullable(id),
  shared: z.boolean(),
  name: text,
  by: id,
};

/** `mark` names item and person; a separate entity keeps these events out of the dashboard's own undo. */
const marking = { ...about, mark: id, changedAt: time };

const size = (most: number) => z.int().check(z.gte(1), z.lte(most));

const widgetShape = z.strictObject({
  id,
  kind: z.enum(widgetKinds),
  title: text,
  figures: z.readonly(z.array(z.enum(figureNames))),
  by: z.nullable(z.enum(breakdowns)),
  text,
  picture: z.exactOptional(id),
  filters: z.exactOptional(text),
  place: z.strictObject({
    column: count,
    row: count,
    width: size(gridColumns),
    height: size(mostRows),
  }),
});

const widgets = z.readonly(z.array(widgetShape));

export const dashboardEvents = {
  DashboardCreated: z.strictObject({
    ...about,
    beginning: z.enum(beginnings),
    copyOf: z.nullable(id),
    widgets,
    createdAt: time,
  }),
  DashboardRenamed: z.strictObject({ ...about, formerName: text, renamedAt: time }),
  /** All widgets after the change. `restored`: the number of the restored layout, if any. */
  DashboardLayoutChanged: z.strictObject({
    ...about,
    widgets,
    restored: z.nullable(count),
    changedAt: time,
  }),
  DashboardVisibilityChanged: z.strictObject({ ...about, changedAt: time }),
  DashboardArchived: z.strictObject({ ...about, archivedAt: time }),
  DashboardRestored: z.strictObject({ ...about, restoredAt: time }),
  DashboardFavouriteChanged: z.strictObject({ ...marking, accountId: id, favourite: z.boolean() }),
  DashboardDefaultChanged: z.strictObject({
    ...marking,
    isDefault: z.boolean(),
    formerId: z.nullable(id),
  }),
} as const;

export type DashboardEvent = EventsIn<typeof dashboardEvents>;
