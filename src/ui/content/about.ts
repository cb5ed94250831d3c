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
    title: 'Reports were made by hand',
    text: 'Eight hours for one report is common: export, paste, format, check, send. Four reports a month for ten clients, and two people do nothing else. The work is careful, and nobody looks forward to it.',
  },
  {
    title: 'And still did not answer the question',
    text: 'A client opens a report to learn one thing: is it working? Forty charts do not say so. We put the answer first, the numbers behind it next, and everything else out of the way.',
  },
  {
    title: 'The agency should get the credit',
    text: 'The work is yours, so the report carries your name, your colours and your domain. Clients never need to see ours.',
  },
] as const;

export const aboutPrinciples = [
  {
    title: 'Every number has a source',
    text: 'Each figure can be followed back to what was recorded, by whom, and when. Nothing is overwritten.',
  },
  {
    title: 'Nothing is lost',
    text: 'Archived is not deleted. Almost everything you do can be undone, by you, later too.',
  },
  {
    title: 'Estimates say that they are',
    text: 'Where we compute instead of measure, you see the formula next to the result.',
  },
  {
    title: 'Leaving is easy',
    text: 'Cancel anytime. Your data stays readable, and you can take it with you.',
  },
] as const;

/** S2.21. */
export const aboutSecurity = [
  { name: 'SOC 2 Type II', text: 'Security and availability controls' },
  { name: 'GDPR', text: 'Personal data rights' },
  { name: 'ISO 27001', text: 'Information security management' },
  { name: 'Enterprise SSO', text: 'SAML and OIDC' },
] as const;
