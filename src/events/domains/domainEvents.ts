/** Declares the events of an agency's domain. */
import * as z from 'zod/mini';
import { domainStatuses } from '#domain/branding/domainRules.ts';
import { type EventsIn, id, nullableText, text, time } from '../eventShape.ts';

const about = { workspaceId: id, domain: text };
const records = { cname: nullableText, txt: nullableText, caa: nullableText };

export const domainEvents = {
  /** `token`: the value that the TXT record proves. */
  DomainRequested: z.strictObject({ ...about, token: text, requestedAt: time }),
  DomainChecked: z.strictObject({ ...about, status: z.enum(domainStatuses), checkedAt: time }),
  DomainReleased: z.strictObject({ ...about, releasedAt: time }),
  /** Simulates a DNS provider, in the browser's demo only. */
  DnsRecordsSet: z.strictObject({ ...about, ...records, setAt: time }),
} as const;

export type DomainEvent = EventsIn<typeof domainEvents>;
