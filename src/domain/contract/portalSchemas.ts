/** The shape of a client's month in one minute. */
import * as z from 'zod/mini';
import { clientStatuses } from './clientSchemas.ts';
import { reportContent } from './reportContentSchemas.ts';

/** `client` left out: the caller's own; people of the agency have to name one. */
export const portalQuery = z.strictObject({ client: z.optional(z.string()), as_of: z.optional(z.string()) });

export const portalReply = z.strictObject({
  client: z.strictObject({
    id: z.string(),
    name: z.string(),
    status: z.enum(clientStatuses),
    /** Id of the picture that is its logo; null without one. */
    logo_id: z.nullable(z.string()),
  }),
  /** The agency's name. */
  agency: z.string(),
  /** The goals, three figures and what was done, of this month up to yesterday; null unless the client is active. */
  month: z.nullable(reportContent),
  /** The sources whose figures are missing and expected, by their labels; none unless the client is active. */
  refreshing: z.array(z.string()),
});

export type PortalReply = z.infer<typeof portalReply>;
