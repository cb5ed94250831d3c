/** Holds the sentences of events about branding and domains. */
import type { DomainStatus } from '#domain/branding/domainRules.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { EventSentenceOf } from './eventSentence.ts';

const found: Readonly<Record<DomainStatus, string>> = {
  requested: 'not checked yet',
  dnsPending: 'records are missing',
  wrongTarget: 'the CNAME record points elsewhere',
  txtMismatch: 'the TXT record has another value',
  verified: 'verified',
  issuingTls: 'the certificate is being issued',
  caaRefused: 'a CAA record forbids the certificate',
  timedOut: 'no records in time',
  active: 'active',
};

export const brandingSentences: Readonly<Record<string, EventSentenceOf>> = {
  LookSaved: () => 'changed branding',
  LookDrafted: ({ look, publishAt }) => {
    if (look === null) return 'discarded the draft of the branding';
    return publishAt === null ? 'saved a draft of the branding' : 'scheduled a change of the branding';
  },
  LookRolledBack: ({ version }) =>
    version === 0 ? 'restored the original branding' : `restored version ${version} of the branding`,
  MailTestRequested: () => 'asked for a test email',
  ClientLookSaved: ({ look }, _names, about) =>
    look === null
      ? `removed the own branding of ${about ?? 'a client'}`
      : `changed the own branding of ${about ?? 'a client'}`,
  DomainRequested: ({ domain }) => `requested the domain ${domain}`,
  DomainChecked: ({ domain, status }) => `checked ${domain}: ${ownValue(found, String(status)) ?? ''}`,
  DomainReleased: ({ domain }) => `removed the domain ${domain}`,
  DnsRecordsSet: ({ domain }) => `set the demo’s DNS records of ${domain}`,
};
