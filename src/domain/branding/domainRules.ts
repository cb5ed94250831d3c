/** Validates the domain of an agency, and says what its DNS records mean for it. */
import { normalizeHost } from '../hostName.ts';
import { withoutInvisible } from '../text/visibleText.ts';

export const domainStatuses = [
  'requested',
  'dnsPending',
  'wrongTarget',
  'txtMismatch',
  'verified',
  'issuingTls',
  'caaRefused',
  'timedOut',
  'active',
] as const;

export type DomainStatus = (typeof domainStatuses)[number];

/** Null: there is no such record. */
export type DnsRecords = {
  readonly cname: string | null;
  readonly txt: string | null;
  /** The authority that may issue certificates; without a record each may. */
  readonly caa: string | null;
};

export const noRecords: DnsRecords = { cname: null, txt: null, caa: null };

/** The target of the demo, which is not a real server. */
export const demoTarget = 'pages.agencylens.example';
export const certificateAuthority = 'letsencrypt.org';

export const txtName = (domain: string): string => `_agencylens.${domain}`;
export const txtValue = (token: string): string => `agencylens-verify=${token}`;

/** Endings under which people register names, of those with two parts. */
const doubleEndings = /\.(?:co|com|org|net|gov|ac|edu)\.(?:uk|au|nz|za|jp|in|br|mx|tr|kr|il|sg|hk|tw|ar|pl)$/;

const isApex = (host: string): boolean => host.split('.').length === (doubleEndings.test(host) ? 3 : 2);

const isAddress = (text: string): boolean =>
  /^\d{1,3}(?:\.\d{1,3}){3}$|^\[?[\da-f]*:[\da-f:.]+\]?$/i.test(text);

const longLabel = (text: string): boolean => text.split('.').some((label) => label.length > 63);

/** The most telling fault of a name's form comes first. */
const formProblem = (text: string): string | null => {
  if (text === '') return 'Enter a domain such as reports.agency.com';
  if (/^[a-z]+:\/\//i.test(text)) return 'Leave out http:// or https://';
  if (/[/?#]/.test(text)) return 'Leave out the path: a domain ends before the first slash';
  if (text.includes('@')) return 'This is an email address. Enter a domain such as reports.agency.com';
  if (isAddress(text)) return 'This is an IP address. Enter a domain such as reports.agency.com';
  if (/:\d+$/.test(text)) return 'Leave out the port';
  if (text.includes('*')) return 'Enter one domain. Wildcards are not possible';
  if (longLabel(text)) return 'Each part between dots has at most 63 characters';
  return null;
};

/** Lower case, other scripts as ASCII (`xn--...`); null for what is not a domain. */
export const normalDomain = (text: string): string | null => {
  const typed = withoutInvisible(text).trim().toLowerCase();
  const host = formProblem(typed) === null ? normalizeHost(typed) : null;
  // `normalizeHost` takes `www.` for the same site, but DNS does not.
  return host !== null && typed.startsWith('www.') && host.split('.').length >= 2 ? `www.${host}` : host;
};

/** `appHosts`: hosts of the product itself, with all below them. */
export const domainProblem = (text: string, appHosts: readonly string[]): string | null => {
  const typed = withoutInvisible(text).trim();
  const wrong = formProblem(typed);
  if (wrong !== null) return wrong;
  const host = normalDomain(typed);
  if (host === null) return 'Enter a domain such as reports.agency.com, with letters, digits and hyphens';
  if (appHosts.some((own) => host === own || host.endsWith(`.${own}`)))
    return 'This is the product’s own domain. Enter one of yours';
  return isApex(host)
    ? `${host} is an apex domain, which cannot have a CNAME record. Use a subdomain such as reports.${host}`
    : null;
};

/** Milliseconds after which a domain without records is given up until the next check. */
export const patience = 72 * 60 * 60 * 1_000;
/** Milliseconds from a change of the records, or a step, to the next check by itself. */
export const checkPause = 5 * 60 * 1_000;

type Expected = { readonly target: string; readonly token: string };

/** Null when both records are right. */
const dnsFault = (records: DnsRecords, { target, token }: Expected): DomainStatus | null => {
  if (records.cname === null) return 'dnsPending';
  if (records.cname.replace(/\.$/, '').toLowerCase() !== target) return 'wrongTarget';
  if (records.txt === null) return 'dnsPending';
  return records.txt === txtValue(token) ? null : 'txtMismatch';
};

type Check = Expected & {
  readonly records: DnsRecords;
  readonly now: string;
  readonly since: string;
  /** The certificate is there. The demo takes it for issued unless CAA forbids it. */
  readonly isSecured: boolean;
};

/** One step of the way for each check, so that people see where it goes. */
export const nextStatus = (status: DomainStatus, check: Check): DomainStatus => {
  const { records, now, since, isSecured } = check;
  const fault = dnsFault(records, check);
  if (fault === 'dnsPending' && status !== 'timedOut' && Date.parse(now) - Date.parse(since) >= patience)
    return 'timedOut';
  if (fault !== null) return fault;
  if (status === 'active') return 'active';
  if (status === 'verified') return 'issuingTls';
  if (status !== 'issuingTls' && status !== 'caaRefused') return 'verified';
  if (records.caa !== null && records.caa !== certificateAuthority) return 'caaRefused';
  return isSecured ? 'active' : 'issuingTls';
};
