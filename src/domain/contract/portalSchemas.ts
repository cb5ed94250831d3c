/** Defines the wire schema of the client portal, a monthly overview. */
import * as z from 'zod/mini';
import { clientStatuses } from './clientSchemas.ts';
import { reportContent } from './reportContentSchemas.ts';

/** `client` omitted: the caller's own; agency staff must name one. */
export const portalQuery = z.strictObject({ client: z.optional(z.string()), as_of: z.optional(z.string()) });

export const portalReply = z.strictObject({
  client: z.strictObject({
    id: z.string(),
    name: z.string(),
    status: z.enum(clientStatuses),
    logo_id: z.nullable(z.string()),
  }),
  agency: z.string(),
  /** Goals, three metrics and completed work of this month up to yesterday; null unless the client is active. */
  month: z.nullable(reportContent),
  /** Labels of sources whose data is overdue; empty unless the client is active. */
  refreshing: z.array(z.string()),
  /** From the newest report that has any; empty without one. */
  next_steps: z.string(),
});

export type PortalReply = z.infer<typeof portalReply>;
