/** Folds the events of a domain for decisions, the directory and replies. */
import { type DnsRecords, type DomainStatus, noRecords } from '#domain/branding/domainRules.ts';
import type { DomainEvent } from './domainEvents.ts';

export type CustomDomain = {
  readonly workspaceId: string;
  readonly domain: string;
  readonly token: string;
  readonly status: DomainStatus;
  readonly requestedAt: string;
  /** The beginning of the wait for records. */
  readonly since: string;
  readonly checkedAt: string | null;
  /** The zone of the simulated DNS. */
  readonly records: DnsRecords;
  readonly recordsAt: string | null;
};

/** Null without a holder. */
export const domainAfter = (
  before: CustomDomain | null,
  { type, data }: DomainEvent,
): CustomDomain | null => {
  if (type === 'DomainRequested') {
    const { workspaceId, domain, token, requestedAt } = data;
    const begun = { status: 'requested', requestedAt, since: requestedAt, checkedAt: null } as const;
    return { workspaceId, domain, token, ...begun, records: noRecords, recordsAt: null };
  }
  if (before === null) return null;
  switch (type) {
    case 'DomainChecked': {
      const { status, checkedAt } = data;
      const isAgain = before.status === 'timedOut' && status !== 'timedOut';
      return { ...before, status, checkedAt, since: isAgain ? checkedAt : before.since };
    }
    case 'DomainReleased':
      return null;
    case 'DnsRecordsSet': {
      const { cname, txt, caa, setAt } = data;
      return { ...before, records: { cname, txt, caa }, recordsAt: setAt };
    }
  }
};
