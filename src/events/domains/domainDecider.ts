/** Decides an agency's domain: one workspace holds it, checks move it on, and releasing frees it. */
import { type DnsRecords, nextStatus } from '#domain/branding/domainRules.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type CustomDomain, domainAfter } from './customDomain.ts';
import type { DomainEvent } from './domainEvents.ts';

type About = { readonly workspaceId: string; readonly domain: string; readonly now: string };

export type RequestDomain = About & { readonly type: 'RequestDomain'; readonly token: string };
export type CheckDomain = About & {
  readonly type: 'CheckDomain';
  readonly records: DnsRecords;
  readonly target: string;
  readonly isSecured: boolean;
};
export type ReleaseDomain = About & { readonly type: 'ReleaseDomain' };
export type SetDnsRecords = About & { readonly type: 'SetDnsRecords'; readonly records: DnsRecords };
export type DomainCommand = RequestDomain | CheckDomain | ReleaseDomain | SetDnsRecords;

type DomainState = CustomDomain | null;

const check = (command: CheckDomain, known: CustomDomain): Decision<DomainEvent> => {
  const { workspaceId, domain, now } = command;
  const status = nextStatus(known.status, { ...command, token: known.token, since: known.since });
  return accept({ type: 'DomainChecked', data: { workspaceId, domain, status, checkedAt: now } });
};

const isSame = (one: DnsRecords, other: DnsRecords): boolean =>
  one.cname === other.cname && one.txt === other.txt && one.caa === other.caa;

const decide = (command: DomainCommand, state: DomainState): Decision<DomainEvent> => {
  const { workspaceId, domain, now } = command;
  const isHeldByOther = state !== null && state.workspaceId !== workspaceId;
  if (command.type === 'RequestDomain') {
    if (isHeldByOther) return reject('domainHeld');
    const { token } = command;
    return state === null
      ? accept({ type: 'DomainRequested', data: { workspaceId, domain, token, requestedAt: now } })
      : accept();
  }
  if (state === null || isHeldByOther) return reject('notFound');
  switch (command.type) {
    case 'CheckDomain':
      return check(command, state);
    case 'ReleaseDomain':
      return accept({ type: 'DomainReleased', data: { workspaceId, domain, releasedAt: now } });
    case 'SetDnsRecords':
      return isSame(command.records, state.records)
        ? accept()
        : accept({
            type: 'DnsRecordsSet',
            data: { workspaceId, domain, ...command.records, setAt: now },
          });
  }
};

export const domainDecider: Decider<DomainCommand, DomainEvent, DomainState> = {
  initial: null,
  evolve: domainAfter,
  decide,
};
