/** Defines the wire schema of the caller's workspace. */
import * as z from 'zod/mini';
import { membershipKinds } from '../access/membership.ts';
import { roles } from '../access/role.ts';
import { firstStepNames } from '../onboarding/firstSteps.ts';
import { client } from './clientSchemas.ts';

export const member = z.strictObject({
  id: z.string(),
  name: z.string(),
  role: z.enum(roles),
  kind: z.enum(membershipKinds),
  joined_at: z.iso.datetime(),
});

const count = z.int().check(z.gte(0));

/** Counts are null if the caller may not open their page. */
export const workspaceOverview = z.strictObject({
  clients: z.nullable(count),
  integrations: z.nullable(count),
  competitors: z.nullable(count),
  apps: z.nullable(count),
  /** Events that the caller may see, by UTC day; the last 7 include today. */
  events: z.strictObject({ last_7_days: count, previous_7_days: count }),
});

export const firstSteps = z.strictObject({
  steps: z.array(z.strictObject({ name: z.enum(firstStepNames), done: z.boolean() })),
  /** Null once the sample client is archived. */
  sample: z.nullable(client),
});

export const lastVisit = z.strictObject({
  at: z.iso.datetime(),
  /** Log position for `as_of`: the workspace at the end of that visit. */
  position: count,
  changes: count,
  people: count,
});

export const workspaceReply = z.strictObject({
  workspace: z.strictObject({
    id: z.string(),
    name: z.string(),
    created_at: z.iso.datetime(),
    owner_id: z.nullable(z.string()),
  }),
  /** The client of a client's person; null for agency staff. */
  client: z.nullable(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      domain: z.string(),
      industry: z.string(),
      logo_id: z.nullable(z.string()),
      since: z.iso.datetime(),
    }),
  ),
  /** In order of joining; people of a client see each other, but not the agency's staff. */
  members: z.array(member),
  overview: workspaceOverview,
  /** Null for everybody but the owner, and once all steps are done or hidden. */
  first_steps: z.nullable(firstSteps),
  /** Null on a first visit, and for people of a client. */
  last_visit: z.nullable(lastVisit),
});

export type FirstSteps = z.infer<typeof firstSteps>;
export type WorkspaceOverview = z.infer<typeof workspaceOverview>;
export type LastVisit = z.infer<typeof lastVisit>;
export type WorkspaceReply = z.infer<typeof workspaceReply>;
