/** Names the stream of a domain by the domain, so that no two workspaces can have it. */
import { sha256Hex } from '../log/digest.ts';
import { type StreamRule, tagsOfWorkspace } from '../streamRule.ts';
import type { DomainEvent } from './domainEvents.ts';

/** `domains-` and 40 hex digits of the SHA-256 of the domain. */
export const domainStream: StreamRule<DomainEvent, readonly [domain: string]> = {
  category: 'domains',
  of: (domain) => `domains-${sha256Hex(domain).slice(0, 40)}`,
  tagsOf: tagsOfWorkspace,
};
