/** Defines the wire schemas of custom dashboards. */
import * as z from 'zod/mini';
import { beginnings } from '../dashboards/dashboardTemplates.ts';
import { breakdowns, widgetKinds } from '../dashboards/widget.ts';
import { figureNames } from '../kpi/figureNames.ts';
import { typedText } from './typedText.ts';

const count = z.int().check(z.gte(0));

const mostCopies = 200;

/** Columns and rows count from 0; a row has twelve columns. */
const place = z.strictObject({ column: z.number(), row: z.number(), width: z.number(), height: z.number() });

export const widget = z.strictObject({
  id: z.string(),
  kind: z.enum(widgetKinds),
  /** Empty: the name of the widget's content. */
  title: z.string(),
  figures: z.array(z.enum(figureNames)),
  by: z.nullable(z.enum(breakdowns)),
  /** Text widget: headings, lists and bold by marks, all else plain. Picture widget: alternative text. */
  text: z.string(),
  picture: z.exactOptional(z.string()),
  /** As `filters` of `GET /api/metrics`, in addition to those of the view. Default: none. */
  filters: z.exactOptional(z.string()),
  place,
});

/** Accepts any metric name, so that an unknown one is reported at its widget. */
const sentWidget = z.strictObject({
  id: z.string(),
  kind: z.enum(widgetKinds),
  title: typedText,
  figures: z.array(z.string()),
  by: z.nullable(z.enum(breakdowns)),
  text: typedText,
  picture: z.exactOptional(z.string()),
  filters: z.exactOptional(z.string()),
  place,
});

export const dashboard = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Null if the dashboard is for any chosen client. */
  client_id: z.nullable(z.string()),
  beginning: z.enum(beginnings),
  widgets: z.array(widget),
  visible_to_client: z.boolean(),
  favourite: z.boolean(),
  is_default: z.boolean(),
  version: count,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** The last editor; people of a client see the agency instead. */
  updated_by: z.string(),
  archived_at: z.nullable(z.iso.datetime()),
  /** True if the plan's quota excludes it: readable, but not editable. */
  view_only: z.boolean(),
  etag: z.string(),
});

/** `status` omitted: those in use. `client`: only dashboards of that client. */
export const dashboardQuery = z.strictObject({
  client: z.optional(z.string()),
  status: z.optional(z.enum(['active', 'archived', 'all'])),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const dashboardList = z.strictObject({
  items: z.array(dashboard),
  next_cursor: z.nullable(z.string()),
  total: count,
});

export const dashboardParams = z.strictObject({ id: z.string() });
export const dashboardReply = z.strictObject({ dashboard });

/** `beginning: copy` needs `copy_of`, the dashboard whose layout is copied. */
export const dashboardBody = z.strictObject({
  name: typedText,
  client_id: z.nullable(z.string()),
  beginning: z.enum(beginnings),
  copy_of: z.optional(z.string()),
});

export const copiesBody = z.strictObject({
  client_ids: z.array(z.string()).check(z.minLength(1), z.maxLength(mostCopies)),
});
export const copiesReply = z.strictObject({ items: z.array(dashboard) });

export const dashboardChanges = z.strictObject({
  name: z.optional(typedText),
  visible_to_client: z.optional(z.boolean()),
});
export const layoutBody = z.strictObject({ widgets: z.array(sentWidget) });
export const favouriteBody = z.strictObject({ favourite: z.boolean() });
export const defaultBody = z.strictObject({ is_default: z.boolean() });
export const dashboardRollback = z.strictObject({ version: z.int() });

export const dashboardVersion = z.strictObject({
  id: z.string(),
  version: count,
  widgets: z.array(widget),
  at: z.iso.datetime(),
  by: z.string(),
  restored: z.nullable(count),
});

export const dashboardVersionQuery = z.strictObject({
  dashboard: z.string(),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const dashboardVersionList = z.strictObject({
  items: z.array(dashboardVersion),
  next_cursor: z.nullable(z.string()),
  total: count,
});

export type DashboardItem = z.infer<typeof dashboard>;
export type DashboardVersionItem = z.infer<typeof dashboardVersion>;
