/** Holds the texts of the About page, with the specification's claims and 500+ agencies (ruling D13). */
import type { Figure } from './trust.ts';

export const aboutFigures: readonly Figure[] = [
  { value: '500+', label: 'agencies report with it' },
  { value: '500M+', label: 'data points processed' },
  { value: '99.9%', label: 'uptime' },
  { value: '4.9', label: 'average rating' },
];

export const aboutReasons = [
  {
    title: 'Reports were built by hand',
    text: 'Eight hours per report is common: export, paste, format, check, send. With ten clients and four reports a month, that is a full-time job for two people.',
  },
  {
    title: 'They still didn’t answer the question',
    text: 'Clients open a report to learn one thing: is it working? Forty charts don’t answer that. We put the answer first and the numbers right behind it.',
  },
  {
    title: 'The agency should get the credit',
    text: 'It’s your work, so reports carry your name, colours and domain, not ours.',
  },
] as const;

export const aboutPrinciples = [
  {
    title: 'Every number has a source',
    text: 'Every figure traces back to what was recorded, by whom and when. Nothing is overwritten.',
  },
  {
    title: 'Nothing is lost',
    text: 'Archiving never deletes. You can undo almost any change, even weeks later.',
  },
  {
    title: 'Estimates are labelled',
    text: 'Where we estimate instead of measure, we show the formula.',
  },
  {
    title: 'Leaving is easy',
    text: 'Cancel anytime and export your data.',
  },
] as const;

/** S2.21. */
export const aboutSecurity = [
  { name: 'SOC 2 Type II', text: 'Security and availability controls' },
  { name: 'GDPR', text: 'Personal data rights' },
  { name: 'ISO 27001', text: 'Information security management' },
  { name: 'Enterprise SSO', text: 'SAML and OIDC' },
] as const;
