/** Registers the chart of an agency's domain in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { customDomainMachine } from './customDomainMachine.ts';

export const customDomainEntry = entry(customDomainMachine, {
  title: 'Domain',
  subject: 'branding',
  about: 'A domain of the agency: request, DNS records, certificate, and each error.',
  input: undefined,
  events: [
    { type: 'domain.read', at: 'verified' },
    { type: 'domain.read', at: null },
    { type: 'domain.edit' },
    { type: 'domain.request', domain: 'reports.agency.example' },
    { type: 'domain.check' },
  ],
});
