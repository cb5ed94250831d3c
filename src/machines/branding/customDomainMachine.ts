/** Runs the way of an agency's domain: from the request over its DNS records and certificate until it is active. */
import { assertEvent, assign, setup } from 'xstate';
import { type DomainStatus, domainStatuses } from '#domain/branding/domainRules.ts';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

/** Null: the workspace has no domain. */
export type DomainAt = DomainStatus | null;

/** `at` is where the domain is afterwards, unless there is an error. */
export type DomainOutcome = { readonly at: DomainAt; readonly error: Refusal | null };

export type CustomDomainContext = { readonly problem: Refusal | null };

export type CustomDomainEvent =
  | { type: 'domain.read'; at: DomainAt }
  | { type: 'domain.edit' }
  | { type: 'domain.request'; domain: string }
  | { type: 'domain.check' };

const held = { 'domain.check': 'checking' } as const;

const places = ['none', ...domainStatuses] as const;

type Done = { readonly event: { readonly output: DomainOutcome } };
type Failed = { readonly event: { readonly error: unknown } };

const keepOutcome = { type: 'keepOutcome', params: ({ event }: Done) => event.output } as const;
const keepProblem = { type: 'keepProblem', params: ({ event }: Failed) => event } as const;
const wasRefused = { type: 'wasRefused', params: ({ event }: Done) => event.output } as const;

/** The answer says where the domain is afterwards. */
const whileBusy = { 'domain.read': {} } as const;

export const customDomainMachine = setup({
  types: {
    context: {} as CustomDomainContext,
    events: {} as CustomDomainEvent,
    tags: {} as 'busy' | 'wrong',
  },
  actors: {
    request: missingPromise<DomainOutcome, { readonly domain: string }>('request'),
    check: missingPromise<DomainOutcome>('check'),
  },
  actions: {
    clearProblem: assign({ problem: null }),
    keepOutcome: assign({ problem: (_, { error }: DomainOutcome) => error }),
    keepProblem: assign({ problem: (_, { error }: { readonly error: unknown }) => refusalOf(error) }),
  },
  guards: {
    wasRefused: (_, { error }: DomainOutcome) => error !== null,
    leadsTo: (_, { place, at }: { readonly place: string; readonly at: DomainAt }) =>
      (at ?? 'none') === place,
  },
}).createMachine({
  id: 'customDomain',
  description: 'A domain of the agency, from the request to a certificate, with each error by its name.',
  context: { problem: null },
  initial: 'unread',
  on: {
    'domain.read': places.map((place) => ({
      guard: {
        type: 'leadsTo' as const,
        params: ({ event }: { readonly event: { readonly at: DomainAt } }) => ({ place, at: event.at }),
      },
      target: `.${place}` as const,
    })),
  },
  states: {
    unread: { description: 'It is not known how far the domain is, until the page says so.', on: held },
    none: {
      description: 'The agency has no domain. A name can be typed.',
      on: { 'domain.edit': { actions: 'clearProblem' }, 'domain.request': 'requesting' },
    },
    requesting: {
      description: 'The name is checked: its form, and whether another workspace has it.',
      tags: 'busy',
      on: whileBusy,
      entry: 'clearProblem',
      invoke: {
        id: 'request',
        src: 'request',
        onDone: [{ guard: wasRefused, target: 'none', actions: keepOutcome }, { target: 'requested' }],
        onError: { target: 'none', actions: keepProblem },
        input: ({ event }) => {
          assertEvent(event, 'domain.request');
          return { domain: event.domain };
        },
      },
    },
    requested: { description: 'The records are shown and nothing was looked up yet.', on: held },
    dnsPending: { description: 'A record is missing; changes at a provider take a while.', on: held },
    wrongTarget: { description: 'The CNAME record names another host.', tags: 'wrong', on: held },
    txtMismatch: { description: 'The TXT record has another value.', tags: 'wrong', on: held },
    verified: { description: 'Both records are right; the certificate comes next.', on: held },
    issuingTls: { description: 'A certificate is being issued.', on: held },
    caaRefused: { description: 'A CAA record lets another authority issue only.', tags: 'wrong', on: held },
    timedOut: { description: 'No records came in 72 hours. A check begins anew.', tags: 'wrong', on: held },
    active: { description: 'The domain leads to the agency’s pages.', on: held },
    checking: {
      description: 'DNS is asked.',
      tags: 'busy',
      on: whileBusy,
      entry: 'clearProblem',
      invoke: {
        id: 'check',
        src: 'check',
        onDone: [
          { guard: wasRefused, target: 'unread', actions: keepOutcome },
          ...domainStatuses.map((place) => ({
            guard: {
              type: 'leadsTo' as const,
              params: ({ event }: Done) => ({ place, at: event.output.at }),
            },
            target: place,
          })),
        ],
        onError: { target: 'unread', actions: keepProblem },
      },
    },
  },
});
