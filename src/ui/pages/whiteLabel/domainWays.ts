/** Says for each status of a domain how far it is, and what to do. */
import { certificateAuthority, type DomainStatus } from '#domain/branding/domainRules.ts';

export const domainSteps = ['Requested', 'DNS records', 'Verified', 'Certificate', 'Active'] as const;

type Way = { readonly step: number; readonly isWrong?: true; readonly title: string; readonly text: string };

export const domainWays: Readonly<Record<DomainStatus, Way>> = {
  requested: {
    step: 1,
    title: 'Set two DNS records',
    text: 'Add the records below at your DNS provider, then check.',
  },
  dnsPending: {
    step: 1,
    title: 'Waiting for DNS',
    text: 'At least one record was not found. Changes at a provider can take an hour, sometimes a day.',
  },
  wrongTarget: {
    step: 1,
    isWrong: true,
    title: 'The CNAME record points elsewhere',
    text: 'Change its value to the one below. A proxy of your provider in front of it must be off.',
  },
  txtMismatch: {
    step: 1,
    isWrong: true,
    title: 'The TXT record has another value',
    text: 'Replace its value with the one below, without quotes or spaces.',
  },
  verified: { step: 2, title: 'Both records are right', text: 'The certificate comes next.' },
  issuingTls: { step: 3, title: 'The certificate is being issued', text: 'This takes some minutes.' },
  caaRefused: {
    step: 3,
    isWrong: true,
    title: 'A CAA record forbids the certificate',
    text: `Your domain lets another authority issue certificates only. Add a CAA record for ${certificateAuthority}.`,
  },
  timedOut: {
    step: 1,
    isWrong: true,
    title: 'No records in 72 hours',
    text: 'Set the records below and check again: that begins anew.',
  },
  active: { step: 5, title: 'Active', text: 'Your clients reach you under your own domain.' },
};
