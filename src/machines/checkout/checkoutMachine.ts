/** Runs the checkout: the payment provider in one region, the order in the other. */
import { assign, type NonReducibleUnknown, setup, stateIn } from 'xstate';
import type { CheckoutReply } from '#domain/contract/checkoutSchemas.ts';
import type { PaymentCard } from '#domain/plans/paymentCard.ts';
import type { PlanTerms } from '#domain/plans/planChange.ts';
import { timings } from '#domain/timings.ts';
import { refusalOf } from '../api/outcome.ts';
import { missingAction, missingPromise } from '../missingImplementation.ts';

export type CheckoutContext = {
  readonly order: PlanTerms;
  /** The stored part of the typed card; null for none and for a visitor. */
  readonly card: PaymentCard | null;
  /** The message of the error area; null for none (ruling D19). */
  readonly problem: string | null;
  readonly reply: CheckoutReply | null;
};

export type PlacedOrder = Pick<CheckoutContext, 'order' | 'card'>;

export type CheckoutEvent =
  | { type: 'order.choose'; order: PlanTerms }
  | { type: 'form.submit'; card?: PaymentCard | null }
  | { type: 'form.edit' }
  | { type: 'provider.retry' }
  | { type: 'receipt.close' }
  | { type: 'account.create' };

export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as { order: PlanTerms },
    tags: {} as 'busy',
  },
  actors: {
    loadProvider: missingPromise<NonReducibleUnknown>('loadProvider'),
    placeOrder: missingPromise<CheckoutReply, PlacedOrder>('placeOrder'),
  },
  actions: {
    takeOrder: assign((_, order: PlanTerms) => ({ order, problem: null })),
    takeCard: assign((_, card: PaymentCard | null) => ({ card })),
    clearProblem: assign({ problem: null }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error).message })),
    takeReply: assign((_, reply: CheckoutReply) => ({ reply })),
    joinAttempt: (_, _order: PlanTerms): void => missingAction('joinAttempt')(),
    finishAttempt: (_, _order: PlanTerms): void => missingAction('finishAttempt')(),
    goBack: missingAction('goBack'),
    goToSignUp: missingAction('goToSignUp'),
  },
  guards: { isProviderReady: stateIn({ provider: 'ready' }) },
  delays: { checkoutProcessing: timings.checkoutProcessing },
}).createMachine({
  id: 'checkout',
  description: 'The demo checkout, from the chosen plan back to the previous screen.',
  context: ({ input }) => ({ order: input.order, card: null, problem: null, reply: null }),
  type: 'parallel',
  states: {
    provider: {
      description: 'The payment provider’s script, without which nothing can be submitted.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The script is on its way, or is being initialised with the demo’s empty key.',
          invoke: {
            id: 'loadProvider',
            src: 'loadProvider',
            onDone: 'ready',
            onError: 'failed',
          },
        },
        ready: { description: 'The provider’s object is there: the order can be submitted.' },
        failed: {
          description: 'The script did not come or made no object. The page says so and offers another try.',
          on: { 'provider.retry': 'loading' },
        },
      },
    },
    order: {
      description: 'What is bought, and how far that is.',
      initial: 'editing',
      states: {
        editing: {
          description: 'The form waits. A refusal comes back here with its reason; nothing typed is lost.',
          on: {
            'order.choose': {
              actions: [
                { type: 'takeOrder', params: ({ event }) => event.order },
                { type: 'joinAttempt', params: ({ event }) => event.order },
              ],
            },
            'form.edit': { actions: 'clearProblem' },
            'form.submit': {
              guard: 'isProviderReady',
              target: 'processing',
              actions: { type: 'takeCard', params: ({ event }) => event.card ?? null },
            },
          },
        },
        processing: {
          description: 'The button shows that it is processing, for two seconds at least.',
          tags: 'busy',
          entry: 'clearProblem',
          type: 'parallel',
          states: {
            pause: {
              description: 'The two seconds that the specification asks for.',
              initial: 'running',
              states: {
                running: { description: 'They are passing.', after: { checkoutProcessing: 'passed' } },
                passed: { description: 'They have passed.', type: 'final' },
              },
            },
            purchase: {
              description: 'What the backend is asked meanwhile.',
              initial: 'sending',
              states: {
                sending: {
                  description: 'The order is on its way, under a key that makes it count once.',
                  invoke: {
                    id: 'placeOrder',
                    src: 'placeOrder',
                    input: ({ context: { order, card } }) => ({ order, card }),
                    onDone: {
                      target: 'accepted',
                      actions: { type: 'takeReply', params: ({ event }) => event.output },
                    },
                    onError: {
                      target: '#checkout.order.editing',
                      actions: { type: 'keepProblem', params: ({ event }) => event },
                    },
                  },
                },
                accepted: { description: 'The backend has recorded the checkout.', type: 'final' },
              },
            },
          },
          onDone: 'confirmed',
        },
        confirmed: {
          description: 'An alert says that it worked, with plan, price and billing, until it is closed.',
          entry: { type: 'finishAttempt', params: ({ context }) => context.order },
          on: { 'receipt.close': 'leaving', 'account.create': 'signingUp' },
        },
        leaving: { description: 'The page gives way to the previous screen.', entry: 'goBack' },
        signingUp: {
          description: 'A visitor goes on to the sign-up, which leads back here with the same plan.',
          entry: 'goToSignUp',
        },
      },
    },
  },
});
