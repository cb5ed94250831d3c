/** The shapes of dashboards that people put together, on the wire. */
import * as z from 'zod/mini';
import { beginnings } from '../dashboards/templates.ts';
import { breakdowns, widgetKinds } from '../dashboards/widget.ts';
import { figureNames } from '../kpi/figureNames.ts';
import { typedText } from './typedText.ts';

const count = z.int().check(z.gte(0));

/** The most copies of one press. */
const mostCopies = 200;

/** In columns and rows from 0; a row has twelve columns. */
const place = z.strictObject({ column: z.number(), row: z.number(), width: z.number(), height: z.number() });

export const widget = z.strictObject({
  /** Unique within its dashboard. */
  id: z.string(),
  kind: z.enum(widgetKinds),
  /** Empty: the name of what it shows. */
  title: z.string(),
  figures: z.array(z.enum(figureNames)),
  by: z.nullable(z.enum(breakdowns)),
  /** Of a text widget: headings, lists and bold text by marks; all else stays text. Of a picture: what it shows. */
  text: z.string(),
  /** Of a picture widget: the id of what was kept. */
  picture: z.exactOptional(z.string()),
  /** As `filters` of `GET /api/metrics`; it narrows those of the view. Left out: none. */
  filters: z.exactOptional(z.string()),
  place,
});

/** What is no figure is told at its widget. */
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
  /** Null: of no one client; it shows whichever is chosen. */
  client_id: z.nullable(z.string()),
  beginning: z.enum(beginnings),
  widgets: z.array(widget),
  /** Whether the people of its client may read it. */
  visible_to_client: z.boolean(),
  /** Of the caller. */
  favourite: z.boolean(),
  /** Whether it opens first. */
  is_default: z.boolean(),
  /** How many layouts it has had. */
  version: count,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** Who changed it last; to people of a client the agency. */
  updated_by: z.string(),
  archived_at: z.nullable(z.iso.datetime()),
  /** The plan has no room for it: it is read as before, and changed by nobody. */
  view_only: z.boolean(),
  /** For `If-Match`. */
  etag: z.string(),
});

/** `status` left out: those in use. `client`: of that client alone. */
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

/** `beginning` `copy` needs `copy_of`: the dashboard whose layout it begins with. */
export const dashboardBody = z.strictObject({
  name: typedText,
  client_id: z.nullable(z.string()),
  beginning: z.enum(beginnings),
  copy_of: z.optional(z.string()),
});

/** A copy for each client. */
export const copiesBody = z.strictObject({
  client_ids: z.array(z.string()).check(z.minLength(1), z.maxLength(mostCopies)),
});
/** In the order of the clients. */
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
  /** The number, as text. */
  id: z.string(),
  version: count,
  widgets: z.array(widget),
  at: z.iso.datetime(),
  by: z.string(),
  /** The version that it brought back; null of a layout of its own. */
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
