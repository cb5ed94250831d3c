/** Defines the wire schemas of the team, invitations, billing details and invoices. */
import * as z from 'zod/mini';
import { membershipKinds } from '../access/membership.ts';
import { roles } from '../access/role.ts';
import { staffRoles } from '../access/teamRules.ts';
import { billingCycles, planNames } from '../plans/planCatalogue.ts';
import { typedEmail, typedText } from './typedText.ts';

const mostClients = 1_000;

/**
 * `client_ids`: clients to be responsible for after joining; default: none. With the role `user`: the one
 * client whose data the person will see.
 */
export const invitationBody = z.strictObject({
  email: typedEmail,
  role: z.enum(roles),
  client_ids: z.optional(z.array(z.string()).check(z.maxLength(mostClients))),
});
export const roleBody = z.strictObject({ role: z.enum(staffRoles) });
/** The workspace name, typed as confirmation. */
export const ownerBody = z.strictObject({ member_id: z.string(), name: typedText });
export const deletionBody = z.strictObject({ name: typedText });
export const invitationParams = z.strictObject({ id: z.string() });
/** The erased person's name, typed as confirmation. */
export const eraseBody = z.strictObject({ name: typedText });
export const memberParams = z.strictObject({ id: z.string() });

const clientNames = z.array(z.strictObject({ id: z.string(), name: z.string() }));

export const invitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  /** `user` is a person of a client and does not count against the team quota. */
  role: z.enum(roles),
  status: z.enum(['open', 'revoked', 'accepted']),
  invited_at: z.iso.datetime(),
  sent_at: z.iso.datetime(),
  /** Null: never expires. An invitation of a client's person expires 48 hours after its last send. */
  expires_at: z.nullable(z.iso.datetime()),
  clients: clientNames,
});

export const teamMember = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  kind: z.enum(membershipKinds),
  joined_at: z.iso.datetime(),
  last_active_at: z.nullable(z.iso.datetime()),
  /** `suspended`: beyond the plan's team quota, so they cannot sign in. */
  status: z.enum(['active', 'suspended', 'removed']),
  clients: clientNames,
});

export const secondFactorRequirement = z.strictObject({ is_required: z.boolean() });

export const teamReply = z.strictObject({
  /** In order of joining, without people of clients, who do not count against the quota. */
  members: z.array(teamMember),
  removed: z.array(teamMember),
  /** Pending invitations, the oldest first. */
  invitations: z.array(invitation),
  seats: z.strictObject({ used: z.int(), limit: z.int() }),
  ownership: z.strictObject({ etag: z.string() }),
  second_factor: secondFactorRequirement,
});

/** `token` appears in this reply only; the page's address is `/register#invitation=` and the token. */
export const invitationLinkReply = z.strictObject({ token: z.string(), expires_at: z.iso.datetime() });
export const invitationQuery = z.strictObject({ token: z.string() });
export const invitationPreview = z.strictObject({
  workspace_name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** The client whose figures the person will see; null for the team. */
  client_name: z.nullable(z.string()),
  expires_at: z.iso.datetime(),
});

export const invitationReply = z.strictObject({ invitation });
export const memberReply = z.strictObject({ member: teamMember });

export const billingDetails = z.strictObject({
  company: typedText,
  email: typedEmail,
  tax_id: typedText,
  address: typedText,
});

export const billingDetailsReply = z.strictObject({
  details: billingDetails,
  /** False: the details default to the workspace's name and the owner's address. */
  saved: z.boolean(),
  etag: z.string(),
});

const cents = z.int();

export const invoice = z.strictObject({
  number: z.string(),
  issued_at: z.iso.datetime(),
  plan_name: z.enum(planNames),
  billing_cycle: z.enum(billingCycles),
  period_start: z.iso.datetime(),
  period_end: z.iso.datetime(),
  lines: z.array(z.strictObject({ description: z.string(), amount_cents: cents })),
  /** Always 0: the demo charges no tax. */
  tax_cents: cents,
  total_cents: cents,
  currency: z.literal('USD'),
  /** `open`: the charge failed so far; `failed`: not paid in time, or the plan was restarted. */
  status: z.enum(['paid', 'credit', 'open', 'failed']),
  declined_at: z.nullable(z.iso.datetime()),
  paid_at: z.nullable(z.iso.datetime()),
  /** Snapshot at the time of issue. */
  billed_to: billingDetails,
});

export const invoiceList = z.strictObject({
  items: z.array(invoice),
  next_cursor: z.null(),
  total: z.int(),
});

export type InvitationPreview = z.infer<typeof invitationPreview>;
export type Invitation = z.infer<typeof invitation>;
export type TeamMember = z.infer<typeof teamMember>;
export type TeamReply = z.infer<typeof teamReply>;
export type BillingDetailsReply = z.infer<typeof billingDetailsReply>;
export type BillingDetailsItem = z.infer<typeof billingDetails>;
export type InvoiceItem = z.infer<typeof invoice>;
