/** Runs a user's actions on the workspace's subscription: view, preview a change, cancel, pause, resume, pay. */
import { assign, setup } from 'xstate';
import type { Cancellation, PauseMonths } from '#domain/plans/cancellation.ts';
import type { PlanTerms } from '#domain/plans/planChange.ts';
import { refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

export type BillingRequest =
  | { readonly kind: 'change'; readonly choice: PlanTerms }
  | { readonly kind: 'cancel'; readonly why: Cancellation }
  | { readonly kind: 'pause'; readonly months: PauseMonths }
  | { readonly kind: 'resume' }
  | { readonly kind: 'retry' }
  | { readonly kind: 'renew' };

export type BillingDone =
  | { readonly kind: 'resume' }
  | { readonly kind: 'change'; readonly choice: PlanTerms; readonly startsAt: string | null }
  | { readonly kind: 'cancel' | 'pause' }
  | { readonly kind: 'retry' | 'renew'; readonly paid: boolean };

export type BillingContext = {
  readonly choice: PlanTerms | null;
  readonly why: Cancellation;
  readonly months: PauseMonths;
  readonly problem: string | null;
  readonly done: BillingDone | null;
};

export type BillingEvent =
  | { type: 'plan.choose'; choice: PlanTerms }
  | { type: 'change.confirm' }
  | { type: 'cancellation.ask' }
  | { type: 'cancellation.confirm'; why?: Cancellation }
  | { type: 'pause.confirm'; months: PauseMonths }
  | { type: 'question.dismiss' }
  | { type: 'subscription.resume' }
  | { type: 'payment.retry' }
  | { type: 'renewal.ask' }
  | { type: 'renewal.confirm' };

const startOf = (output: unknown, { plan, cycle }: PlanTerms): string | null => {
  const { plan_name, stripe_price_id, current_period_end } = Object(Object(output).subscription);
  const isLater = plan_name !== plan || !String(stripe_price_id).endsWith(`_${cycle}`);
  return isLater && typeof current_period_end === 'string' ? current_period_end : null;
};

const wasPaid = (output: unknown): boolean => Object(output).paid === true;

export const billingMachine = setup({
  types: {
    context: {} as BillingContext,
    events: {} as BillingEvent,
    tags: {} as 'busy',
  },
  actors: { request: missingPromise<unknown, BillingRequest>('request') },
  actions: {
    takeChoice: assign((_, { choice }: { choice: PlanTerms }) => ({ choice, problem: null, done: null })),
    takeWhy: assign((_, { why = {} }: { why?: Cancellation }) => ({ why })),
    takeMonths: assign((_, { months }: { months: PauseMonths }) => ({ months })),
    forgetChoice: assign({ choice: null }),
    clearOutcome: assign({ problem: null, done: null }),
    keepChange: assign(({ context: { choice } }, { output }: { output: unknown }) => ({
      done: choice && ({ kind: 'change', choice, startsAt: startOf(output, choice) } as const),
      choice: null,
      problem: null,
    })),
    keepDone: assign((_, done: BillingDone) => ({ done, choice: null, problem: null })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error).message })),
  },
}).createMachine({
  id: 'billing',
  description: 'Changes of the workspace’s subscription, each asked about before it is made.',
  context: { choice: null, why: {}, months: 1, problem: null, done: null },
  initial: 'viewing',
  states: {
    viewing: {
      description: 'The subscription is shown as it stands.',
      on: {
        'plan.choose': {
          target: 'previewing',
          actions: { type: 'takeChoice', params: ({ event }) => event },
        },
        'cancellation.ask': { target: 'askingToCancel', actions: 'clearOutcome' },
        'subscription.resume': { target: 'resuming', actions: 'clearOutcome' },
        'payment.retry': { target: 'retrying', actions: 'clearOutcome' },
        'renewal.ask': { target: 'askingToRenew', actions: 'clearOutcome' },
      },
    },
    previewing: {
      description: 'What a change costs and when it holds is shown before anything happens.',
      on: {
        'plan.choose': { actions: { type: 'takeChoice', params: ({ event }) => event } },
        'question.dismiss': { target: 'viewing', actions: ['forgetChoice', 'clearOutcome'] },
        'change.confirm': 'changing',
        'cancellation.ask': { target: 'askingToCancel', actions: ['forgetChoice', 'clearOutcome'] },
        'subscription.resume': { target: 'resuming', actions: ['forgetChoice', 'clearOutcome'] },
      },
    },
    askingToCancel: {
      description: 'Says until when everything stays open, asks why, and offers a pause instead.',
      on: {
        'question.dismiss': { target: 'viewing', actions: 'clearOutcome' },
        'cancellation.confirm': {
          target: 'canceling',
          actions: { type: 'takeWhy', params: ({ event }) => event },
        },
        'pause.confirm': {
          target: 'pausing',
          actions: { type: 'takeMonths', params: ({ event }) => event },
        },
        'plan.choose': {
          target: 'previewing',
          actions: { type: 'takeChoice', params: ({ event }) => event },
        },
      },
    },
    askingToRenew: {
      description: 'Says what a renewal today charges, and asks once more.',
      on: {
        'question.dismiss': { target: 'viewing', actions: 'clearOutcome' },
        'renewal.confirm': 'renewing',
      },
    },
    changing: {
      description: 'The change is being made.',
      tags: 'busy',
      invoke: {
        id: 'change',
        src: 'request',
        input: ({ context }) => {
          if (context.choice === null) throw new Error('A change without a choice');
          return { kind: 'change', choice: context.choice };
        },
        onDone: {
          target: 'viewing',
          actions: { type: 'keepChange', params: ({ event }) => event },
        },
        onError: {
          target: 'previewing',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
    canceling: {
      description: 'The cancellation is being made.',
      tags: 'busy',
      invoke: {
        id: 'cancel',
        src: 'request',
        input: ({ context }) => ({ kind: 'cancel', why: context.why }) as const,
        onDone: { target: 'viewing', actions: { type: 'keepDone', params: { kind: 'cancel' } } },
        onError: {
          target: 'askingToCancel',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
    pausing: {
      description: 'The pause is being agreed on.',
      tags: 'busy',
      invoke: {
        id: 'pause',
        src: 'request',
        input: ({ context }) => ({ kind: 'pause', months: context.months }) as const,
        onDone: { target: 'viewing', actions: { type: 'keepDone', params: { kind: 'pause' } } },
        onError: {
          target: 'askingToCancel',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
    retrying: {
      description: 'The card is charged once more for the renewal that it did not pay.',
      tags: 'busy',
      invoke: {
        id: 'retry',
        src: 'request',
        input: () => ({ kind: 'retry' }) as const,
        onDone: {
          target: 'viewing',
          actions: {
            type: 'keepDone',
            params: ({ event }) => ({ kind: 'retry', paid: wasPaid(event.output) }) as const,
          },
        },
        onError: { target: 'viewing', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    renewing: {
      description: 'The card is charged for the next period.',
      tags: 'busy',
      invoke: {
        id: 'renew',
        src: 'request',
        input: () => ({ kind: 'renew' }) as const,
        onDone: {
          target: 'viewing',
          actions: {
            type: 'keepDone',
            params: ({ event }) => ({ kind: 'renew', paid: wasPaid(event.output) }) as const,
          },
        },
        onError: { target: 'viewing', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    resuming: {
      description: 'The cancellation or the pause is being withdrawn.',
      tags: 'busy',
      invoke: {
        id: 'resume',
        src: 'request',
        input: () => ({ kind: 'resume' }) as const,
        onDone: { target: 'viewing', actions: { type: 'keepDone', params: { kind: 'resume' } } },
        onError: { target: 'viewing', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
  },
});
