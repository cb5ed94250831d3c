/** Looks domains of agencies up: their records in DNS, and whether they answer over https. */
import { promises as dns } from 'node:dns';
import type { DnsRecords } from '#domain/branding/domainRules.ts';
import { certificateAuthority } from '#domain/branding/domainRules.ts';
import type { DomainLookup } from '#mocks/http/context.ts';
import type { Clock } from '#world/clock.ts';

/** Milliseconds. */
const patience = 5_000;

export type Resolver = Pick<typeof dns, 'resolveCname' | 'resolveTxt' | 'resolveCaa'>;

/** No answer and no record are the same to people: it is not there yet. */
const orNone = <Value>(asked: Promise<Value>): Promise<Value | null> => asked.catch(() => null);

/** The authority of the demo where it is among those that may issue, else the first. */
const caaOf = (records: Awaited<ReturnType<Resolver['resolveCaa']>> | null): string | null => {
  const issuers = (records ?? []).flatMap(({ issue }) => (issue === undefined ? [] : [issue.trim()]));
  return issuers.find((issuer) => issuer === certificateAuthority) ?? issuers[0] ?? null;
};

/** `target`: the host of the product's own pages. */
export const createDomainLookup = (
  target: string,
  clock: Clock,
  resolver: Resolver = dns,
  ask: typeof fetch = fetch,
): DomainLookup => ({
  target,
  records: async (domain, txtName): Promise<DnsRecords> => {
    const [cname, txt, caa] = await Promise.all([
      orNone(resolver.resolveCname(domain)),
      orNone(resolver.resolveTxt(txtName)),
      orNone(resolver.resolveCaa(domain)),
    ]);
    return { cname: cname?.[0] ?? null, txt: txt?.[0]?.join('') ?? null, caa: caaOf(caa) };
  },
  isSecured: async (domain) => {
    const leaving = new AbortController();
    const timer = clock.setTimeout(() => leaving.abort(), patience);
    const answer = await orNone(
      ask(`https://${domain}/healthz`, { redirect: 'manual', signal: leaving.signal }),
    );
    clock.clearTimeout(timer);
    return answer?.ok ?? false;
  },
});
