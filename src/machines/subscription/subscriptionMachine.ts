/** Loads the subscription of the signed-in person's workspace and its limits. */
import { assign, setup } from 'xstate';
import type { SubscriptionReply } from '#domain/contract/planSchemas.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import { timings } from '#domain/timings.ts';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

export type EndedTrial = { readonly plan: PlanName; readonly at: string };

/** A renewal whose charge failed; `at`: the time (ISO 8601 UTC) until which a retry restores the plan. */
export type PastDuePlan = EndedTrial;

export type SubscriptionContext = {
  readonly userId: string | null;
  /** Only an active one (S4.2). */
  readonly subscription: SubscriptionReply['subscription'];
  /** The trial that expired without a purchase, with its end in ISO 8601 UTC; null otherwise. */
  readonly endedTrial: EndedTrial | null;
  readonly pastDue: PastDuePlan | null;
  readonly plan: PlanName | null;
  readonly simulated: PlanName | null;
  readonly active: boolean;
  /** Null until loaded, after a failure, and for people of a client. */
  readonly limits: SubscriptionReply['limits'] | null;
  readonly features: readonly SubscriptionReply['features'][number][];
  readonly usage: SubscriptionReply['usage'] | null;
  readonly problem: Refusal | null;
};

export type SubscriptionEvent =
  | { type: 'user.change'; userId: string | null }
  | { type: 'subscription.reload' };

const nothing = {
  subscription: null,
  endedTrial: null,
  pastDue: null,
  plan: null,
  simulated: null,
  active: false,
  limits: null,
  features: [],
  usage: null,
  problem: null,
} as const;

type Subscribed = SubscriptionReply['subscription'];

const planAt = (
  subscription: Subscribed,
  status: NonNullable<Subscribed>['status'],
  at: string | null = null,
): EndedTrial | null =>
  subscription?.status === status && at !== null && subscription.plan_name !== 'free'
    ? { plan: subscription.plan_name, at }
    : null;

const replyOf = ({ event }: { readonly event: { readonly output: SubscriptionReply } }) => event.output;
const take = { type: 'takeReply', params: replyOf } as const;

export const subscriptionMachine = setup({
  types: {
    context: {} as SubscriptionContext,
    events: {} as SubscriptionEvent,
    tags: {} as 'busy',
  },
  actors: { loadSubscription: missingPromise<SubscriptionReply>('loadSubscription') },
  actions: {
    takeUser: assign((_, { userId }: { userId: string | null }) => ({ ...nothing, userId })),
    takeReply: assign((_, reply: SubscriptionReply) => {
      const { subscription, retry_until: until, ...rest } = reply;
      return {
        ...rest,
        subscription: subscription?.status === 'active' ? subscription : null,
        endedTrial: planAt(subscription, 'expired', subscription?.trial_end),
        pastDue: planAt(subscription, 'past_due', until),
        problem: null,
      };
    }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ ...nothing, problem: refusalOf(error) })),
  },
  guards: {
    isSameUser: ({ context }, { userId }: { userId: string | null }) => userId === context.userId,
    isPastDue: (_, { retry_until: until }: SubscriptionReply) => until !== null,
    isTrial: (_, { active, subscription }: SubscriptionReply) => active && Boolean(subscription?.trial_end),
    isActive: (_, { active }: SubscriptionReply) => active,
    hasEnded: (_, { subscription }: SubscriptionReply) => subscription !== null,
    isNobody: (_, { userId }: { userId: string | null }) => userId === null,
  },
  delays: { subscriptionCheck: timings.subscriptionCheck },
}).createMachine({
  id: 'subscription',
  description: 'The plan of the signed-in person’s workspace.',
  context: { ...nothing, userId: null },
  initial: 'absent',
  on: {
    'user.change': [
      { guard: { type: 'isSameUser', params: ({ event }) => event } },
      {
        guard: { type: 'isNobody', params: ({ event }) => event },
        target: '.absent',
        actions: { type: 'takeUser', params: ({ event }) => event },
      },
      { target: '.loading', actions: { type: 'takeUser', params: ({ event }) => event } },
    ],
  },
  states: {
    absent: { description: 'Nobody is signed in.' },
    loading: {
      description: 'Asks the backend. The old one stays on screen meanwhile.',
      tags: 'busy',
      invoke: {
        id: 'loadSubscription',
        src: 'loadSubscription',
        onDone: [
          { guard: { type: 'isPastDue', params: replyOf }, target: 'ready.pastDue', actions: take },
          { guard: { type: 'isTrial', params: replyOf }, target: 'ready.onTrial', actions: take },
          { guard: { type: 'isActive', params: replyOf }, target: 'ready.active', actions: take },
          { guard: { type: 'hasEnded', params: replyOf }, target: 'ready.ended', actions: take },
          { target: 'ready.absent', actions: take },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
      on: { 'subscription.reload': { target: 'loading', reenter: true } },
    },
    ready: {
      description: 'Known, and asked for again when a trial or a period runs out.',
      initial: 'absent',
      states: {
        absent: { description: 'No plan yet.' },
        onTrial: { description: 'A trial runs.' },
        active: { description: 'A plan is paid for.' },
        pastDue: { description: 'A renewal is not paid.' },
        ended: { description: 'The plan has ended.' },
      },
      after: { subscriptionCheck: 'loading' },
      on: { 'subscription.reload': 'loading' },
    },
    failed: {
      description: 'The backend did not say. The page works on.',
      on: { 'subscription.reload': 'loading' },
    },
  },
});
