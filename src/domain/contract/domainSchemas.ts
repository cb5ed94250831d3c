/** Defines the wire schemas of an agency's domain. */
import * as z from 'zod/mini';
import { domainStatuses } from '../branding/domainRules.ts';
import { typedText } from './typedText.ts';

const record = z.strictObject({ type: z.enum(['CNAME', 'TXT']), name: z.string(), value: z.string() });

const dnsRecords = {
  cname: z.nullable(typedText),
  txt: z.nullable(typedText),
  /** The authority that may issue certificates. */
  caa: z.nullable(typedText),
};

export const domainItem = z.strictObject({
  domain: z.string(),
  /** As people read it, where `domain` has letters of other scripts (`xn--...`). */
  readable: z.nullable(z.string()),
  status: z.enum(domainStatuses),
  requested_at: z.iso.datetime(),
  checked_at: z.nullable(z.iso.datetime()),
  /** To set at the DNS provider. */
  records: z.array(record),
  /** As the simulated DNS has them; null where real DNS is asked. */
  dns: z.nullable(z.strictObject(dnsRecords)),
  /** The plan has domains. */
  in_force: z.boolean(),
});

/** `simulated`: the DNS of the demo, which its Lab edits. */
export const domainReply = z.strictObject({ domain: z.nullable(domainItem), simulated: z.boolean() });
export const domainQuery = z.strictObject({ as_of: z.optional(z.string()) });
export const domainBody = z.strictObject({ domain: z.string() });
export const dnsBody = z.strictObject(dnsRecords);

export type DomainItem = z.infer<typeof domainItem>;
export type DomainReply = z.infer<typeof domainReply>;
