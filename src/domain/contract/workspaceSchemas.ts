/** The shape of the caller's workspace on the wire. */
import * as z from 'zod/mini';
import { membershipKinds } from '../access/membership.ts';
import { roles } from '../access/role.ts';

export const member = z.strictObject({
  id: z.string(),
  name: z.string(),
  role: z.enum(roles),
  kind: z.enum(membershipKinds),
  joined_at: z.iso.datetime(),
});

const count = z.int().check(z.gte(0));

/** Null where the page with the details is not open to the caller. */
export const workspaceOverview = z.strictObject({
  /** Not archived. */
  clients: z.nullable(count),
  /** Connected now. */
  integrations: z.nullable(count),
  /** Watched now. */
  competitors: z.nullable(count),
  /** Installed now. */
  apps: count,
  /** Those that the caller may see, by day in UTC; today is among the last 7. */
  events: z.strictObject({ last_7_days: count, previous_7_days: count }),
});

export const workspaceReply = z.strictObject({
  workspace: z.strictObject({
    id: z.string(),
    name: z.string(),
    created_at: z.iso.datetime(),
    owner_id: z.string(),
  }),
  /** In the order of joining; people of a client see the agency and each other. */
  members: z.array(member),
  overview: workspaceOverview,
});

export type Member = z.infer<typeof member>;
export type WorkspaceOverview = z.infer<typeof workspaceOverview>;
export type WorkspaceReply = z.infer<typeof workspaceReply>;
