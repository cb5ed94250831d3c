/** Declares the undo of changes of an agency's domain; a check cannot be undone. */
import type { CustomDomain } from '#events/domains/customDomain.ts';
import { type DomainCommand, domainDecider } from '#events/domains/domainDecider.ts';
import type { DomainEvent } from '#events/domains/domainEvents.ts';
import { domainStream } from '#events/domains/domainStream.ts';
import { text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

type Step = Taking & { readonly data: DomainEvent['data']; readonly before: CustomDomain | null };

const asked = ({ data, now }: Step) => ({ workspaceId: data.workspaceId, domain: data.domain, now });

const release = (step: Step): DomainCommand => ({ type: 'ReleaseDomain', ...asked(step) });

export const domainUndo = undoSubject<DomainCommand, DomainEvent, CustomDomain | null>({
  stream: domainStream,
  decider: domainDecider,
  facts: (state) => ({
    Domain: text(state?.domain ?? null),
    'CNAME record': text(state?.records.cname ?? null),
    'TXT record': text(state?.records.txt ?? null),
    'CAA record': text(state?.records.caa ?? null),
  }),
  ways: {
    DomainRequested: { as: 'releaseDomain', command: release },
    DomainReleased: {
      as: 'requestDomain',
      command: (step) => ({ type: 'RequestDomain', ...asked(step), token: step.before?.token ?? '' }),
    },
    DnsRecordsSet: {
      as: 'setDemoDns',
      command: (step) => ({
        type: 'SetDnsRecords',
        ...asked(step),
        records: step.before?.records ?? { cname: null, txt: null, caa: null },
      }),
    },
    DomainChecked: { never: 'A check can’t be undone: it records what DNS said.' },
  },
});
