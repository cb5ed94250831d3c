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

export const workspaceReply = z.strictObject({
  workspace: z.strictObject({
    id: z.string(),
    name: z.string(),
    created_at: z.iso.datetime(),
    owner_id: z.string(),
  }),
  /** In the order of joining; people of a client see the agency and each other. */
  members: z.array(member),
});

export type Member = z.infer<typeof member>;
export type WorkspaceReply = z.infer<typeof workspaceReply>;
