/** The shapes of the team, its invitations, the billing details and the invoices on the wire. */
import * as z from 'zod/mini';
import { membershipKinds } from '../access/membership.ts';
import { roles } from '../access/role.ts';
import { staffRoles } from '../access/teamRules.ts';
import { billingCycles, planNames } from '../plans/planCatalogue.ts';
import { typedEmail, typedText } from './typedText.ts';

/** The most clients of one invitation. */
const mostClients = 1_000;

/**
 * `client_ids`: whom they will look after once they join; left out: nobody. With the role `user`, a person of a client, the one client
 * whose figures and reports they will see.
 */
export const invitationBody = z.strictObject({
  email: typedEmail,
  role: z.enum(roles),
  client_ids: z.optional(z.array(z.string()).check(z.maxLength(mostClients))),
});
export const roleBody = z.strictObject({ role: z.enum(staffRoles) });
/** The name of the workspace, typed so that nobody gives it away by accident. */
export const ownerBody = z.strictObject({ member_id: z.string(), name: typedText });
/** As for an owner. */
export const deletionBody = z.strictObject({ name: typedText });
export const invitationParams = z.strictObject({ id: z.string() });
/** The name of who is erased, typed so that nobody is erased by accident. */
export const eraseBody = z.strictObject({ name: typedText });
export const memberParams = z.strictObject({ id: z.string() });

const clientNames = z.array(z.strictObject({ id: z.string(), name: z.string() }));

export const invitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  /** `user`: a person of a client, who takes no place of the plan. */
  role: z.enum(roles),
  status: z.enum(['open', 'revoked', 'accepted']),
  invited_at: z.iso.datetime(),
  /** When it was sent last. */
  sent_at: z.iso.datetime(),
  /** When it can no longer be accepted; null: it does not expire. That of a client's person does, 48 hours after it was sent last. */
  expires_at: z.nullable(z.iso.datetime()),
  /** Active clients that they will look after, or whose person they become, by name. */
  clients: clientNames,
});

export const teamMember = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  kind: z.enum(membershipKinds),
  joined_at: z.iso.datetime(),
  /** Of the latest thing that they did; null when they have done nothing. */
  last_active_at: z.nullable(z.iso.datetime()),
  /** `suspended`: the plan has no place for them, so that they cannot sign in. */
  status: z.enum(['active', 'suspended', 'removed']),
  /** Active clients that they look after, by name. */
  clients: clientNames,
});

export const teamReply = z.strictObject({
  /** In the order of joining, without people of clients, who take no place. */
  members: z.array(teamMember),
  /** Who was taken out and can be brought back. */
  removed: z.array(teamMember),
  /** Open ones, the first one first. */
  invitations: z.array(invitation),
  seats: z.strictObject({ used: z.int(), limit: z.int() }),
  /** The version of who owns the workspace, for If-Match. */
  ownership: z.strictObject({ etag: z.string() }),
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
  /** Whether somebody has written them down; else they are the workspace’s name and its owner’s address. */
  saved: z.boolean(),
  /** For `If-Match`. */
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
  /** 0: the demo charges no tax. */
  tax_cents: cents,
  /** What lines and tax sum to; below zero for a credit. */
  total_cents: cents,
  currency: z.literal('USD'),
  /** `open`: the card did not pay it yet; `failed`: it was not paid in time, or the plan was started anew. */
  status: z.enum(['paid', 'credit', 'open', 'failed']),
  /** When the card did not pay it, last; null when it never did that. */
  declined_at: z.nullable(z.iso.datetime()),
  /** Null while it is not. */
  paid_at: z.nullable(z.iso.datetime()),
  /** As it was when the invoice was issued. */
  billed_to: billingDetails,
});

/** The latest first. */
export const invoiceList = z.strictObject({
  items: z.array(invoice),
  next_cursor: z.null(),
  total: z.int(),
});

export type Invitation = z.infer<typeof invitation>;
export type TeamMember = z.infer<typeof teamMember>;
export type TeamReply = z.infer<typeof teamReply>;
export type BillingDetailsReply = z.infer<typeof billingDetailsReply>;
export type BillingDetailsItem = z.infer<typeof billingDetails>;
export type InvoiceItem = z.infer<typeof invoice>;
