/** The shape of the caller's workspace on the wire. */
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

/** Null where the page with the details is not open to the caller. */
export const workspaceOverview = z.strictObject({
  /** Not archived. */
  clients: z.nullable(count),
  /** Connected now. */
  integrations: z.nullable(count),
  /** Watched now. */
  competitors: z.nullable(count),
  /** Installed now. */
  apps: z.nullable(count),
  /** Those that the caller may see, by day in UTC; today is among the last 7. */
  events: z.strictObject({ last_7_days: count, previous_7_days: count }),
});

/** What a new owner does first. */
export const firstSteps = z.strictObject({
  steps: z.array(z.strictObject({ name: z.enum(firstStepNames), done: z.boolean() })),
  /** The sample client that the workspace began with; null when it is archived. */
  sample: z.nullable(client),
});

/** When the caller did something last before the session that is open, and what others have changed since. */
export const lastVisit = z.strictObject({
  at: z.iso.datetime(),
  /** For `as_of`: the workspace as it was left. */
  position: count,
  changes: count,
  people: count,
});

export const workspaceReply = z.strictObject({
  workspace: z.strictObject({
    id: z.string(),
    name: z.string(),
    created_at: z.iso.datetime(),
    /** Null for people of a client. */
    owner_id: z.nullable(z.string()),
  }),
  /** For people of a client: whose data they see; null for the agency’s own. */
  client: z.nullable(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      domain: z.string(),
      industry: z.string(),
      /** Id of the picture that is its logo; null without one. */
      logo_id: z.nullable(z.string()),
      since: z.iso.datetime(),
    }),
  ),
  /** In the order of joining; people of a client see each other, not the agency’s staff. */
  members: z.array(member),
  overview: workspaceOverview,
  /** Null for everybody but the owner, and once all is done or the list was hidden. */
  first_steps: z.nullable(firstSteps),
  /** Null on a first visit, and for people of a client. */
  last_visit: z.nullable(lastVisit),
});

export type FirstSteps = z.infer<typeof firstSteps>;
export type WorkspaceOverview = z.infer<typeof workspaceOverview>;
export type LastVisit = z.infer<typeof lastVisit>;
export type WorkspaceReply = z.infer<typeof workspaceReply>;
