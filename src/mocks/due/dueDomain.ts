/** Checks a domain of the simulated DNS by itself: some minutes after a step or a change of records, and at the end of the wait. */
import { checkPause, demoTarget, patience } from '#domain/branding/domainRules.ts';
import type { CustomDomain } from '#events/domains/customDomain.ts';
import { domainDecider } from '#events/domains/domainDecider.ts';
import { domainStream } from '#events/domains/domainStream.ts';
import { domainOf } from '#events/projections/domainDirectory.ts';
import { alongside } from '../http/handleCommand.ts';
import type { DueSubject } from './dueWork.ts';

const later = (time: string, by: number): string => new Date(Date.parse(time) + by).toISOString();

/** Null while nothing would change. */
const nextCheck = ({ status, since, checkedAt, recordsAt }: CustomDomain): string | null => {
  if (recordsAt !== null && recordsAt > (checkedAt ?? '')) return later(recordsAt, checkPause);
  if (checkedAt !== null && (status === 'verified' || status === 'issuingTls'))
    return later(checkedAt, checkPause);
  return status === 'requested' || status === 'dnsPending' ? later(since, patience) : null;
};

/** A server with real DNS is asked by people only. */
export const dueDomain: DueSubject = ({ parts, answers, workspaceId, now }) => {
  const known = parts.domainLookup ? null : domainOf(answers.domainDirectory, workspaceId);
  const at = known && nextCheck(known);
  if (known === null || at === null || at > now) return null;
  const { domain, records } = known;
  return {
    at,
    name: `due domain|${domain}|${at}`,
    actor: 'domains',
    propose: () =>
      alongside(
        parts,
        {
          stream: domainStream,
          key: [domain],
          decider: domainDecider,
          command: {
            type: 'CheckDomain',
            workspaceId,
            domain,
            records,
            target: demoTarget,
            isSecured: true,
            now: at,
          },
        },
        workspaceId,
      ),
  };
};
