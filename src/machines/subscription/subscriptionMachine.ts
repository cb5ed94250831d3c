/** What the signed-in person's workspace has subscribed to, and so may use (spec 4 and 8). */
import { assign, setup } from 'xstate';
import type { SubscriptionReply } from '#domain/contract/planSchemas.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import { timings } from '#domain/timings.ts';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../notProvided.ts';

export type EndedTrial = { readonly plan: PlanName; readonly at: string };

export type SubscriptionContext = {
  readonly userId: string | null;
  /** Only an active one (S4.2). */
  readonly subscription: SubscriptionReply['subscription'];
  /** The trial that ran out and was not kept, with its end in ISO 8601 UTC; null otherwise. */
  readonly endedTrial: EndedTrial | null;
  /** The plan that counts, the simulated one while there is one. */
  readonly plan: PlanName | null;
  /** The plan that the app is looked at with; null for the one that is paid for. */
  readonly simulated: PlanName | null;
  /** Whether a plan is active: all that people of a client are told of it. */
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
  plan: null,
  simulated: null,
  active: false,
  limits: null,
  features: [],
  usage: null,
  problem: null,
} as const;

const endedTrialOf = (subscription: SubscriptionReply['subscription']): EndedTrial | null => {
  if (subscription?.status !== 'expired' || subscription.trial_end === null) return null;
  const { plan_name: plan, trial_end: at } = subscription;
  return plan === 'free' ? null : { plan, at };
};

export const subscriptionMachine = setup({
  types: {
    context: {} as SubscriptionContext,
    events: {} as SubscriptionEvent,
    tags: {} as 'busy',
  },
  actors: { loadSubscription: missingPromise<SubscriptionReply>('loadSubscription') },
  actions: {
    takeUser: assign((_, { userId }: { userId: string | null }) => ({ ...nothing, userId })),
    takeReply: assign((_, { subscription, ...told }: SubscriptionReply) => ({
      ...told,
      subscription: subscription?.status === 'active' ? subscription : null,
      endedTrial: endedTrialOf(subscription),
      problem: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ ...nothing, problem: refusalOf(error) })),
  },
  guards: {
    isSameUser: ({ context }, { userId }: { userId: string | null }) => userId === context.userId,
    isNobody: (_, { userId }: { userId: string | null }) => userId === null,
  },
  delays: { subscriptionCheck: timings.subscriptionCheck },
}).createMachine({
  id: 'subscription',
  description: 'The subscription, limits and features of the signed-in person’s workspace.',
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
    absent: { description: 'Nobody is signed in, so there is nothing to load.' },
    loading: {
      description:
        'Asks the backend. When only the subscription changed, the old one stays on screen meanwhile; another person’s never does.',
      tags: 'busy',
      invoke: {
        id: 'loadSubscription',
        src: 'loadSubscription',
        onDone: { target: 'ready', actions: { type: 'takeReply', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
      on: { 'subscription.reload': { target: 'loading', reenter: true } },
    },
    ready: {
      description:
        'Known. Only an active subscription is shown; without one the fallback limits and the basic features hold. When a trial or a period runs out, it is asked for again.',
      after: { subscriptionCheck: 'loading' },
      on: { 'subscription.reload': 'loading' },
    },
    failed: {
      description: 'The backend did not say. Subscription and limits stay empty and the page works on.',
      on: { 'subscription.reload': 'loading' },
    },
  },
});
