/** Maps events of branding and domains to the queries that they invalidate. */

const look = ['readWhiteLabel', 'listLookVersions', 'readPortal'] as const;

export const brandingInvalidation = {
  LookSaved: look,
  LookRolledBack: look,
  LookDrafted: ['readWhiteLabel'],
  MailTestRequested: ['listMails'],
  ClientLookSaved: ['listClientLooks', 'readWhiteLabel', 'readPortal'],
  DomainRequested: ['readDomain'],
  DomainChecked: ['readDomain'],
  DomainReleased: ['readDomain'],
  DnsRecordsSet: ['readDomain'],
} as const;
