/** What the charts of the forms for signing in and for signing up have in common: how an answer is taken, and how a provider is asked. */
import { assertEvent } from 'xstate';
import { type Outcome, type Refusal, refusalOf } from './api/outcome.ts';

export type Provider = 'google' | 'github';

/** How the auth actor answered to what was sent. */
export type AccountAnswer = { type: 'account.answered'; outcome: Outcome };

export type ProviderChoice = { type: 'provider.choose'; provider: Provider };

/** What either form may be sent. */
type AccountFormEvent =
  | AccountAnswer
  | ProviderChoice
  | { type: 'form.submit' | 'form.edit' | 'demo.choose' | 'dashboard.open' };

export const wasRefused = (_: unknown, { error }: Outcome): boolean => error !== null;

type Failed = { readonly event: { readonly error: unknown } };

/** Leads back to the form, which keeps the problem. */
export const failureTo = <const Form extends string>(form: Form) =>
  ({
    target: form,
    actions: {
      type: 'keepProblem',
      params: ({ event }: Failed): { error: Refusal } => ({ error: refusalOf(event.error) }),
    },
  }) as const;

export const answerTo = <const Form extends string>(form: Form) =>
  [
    {
      guard: { type: 'wasRefused', params: ({ event }: { event: AccountAnswer }) => event.outcome },
      target: form,
      actions: { type: 'keepProblem', params: ({ event }: { event: AccountAnswer }) => event.outcome },
    },
    { target: 'succeeded' },
  ] as const;

/** The state in which a provider is asked. */
export const askingProviderFor = <const Form extends string>(form: Form) =>
  ({
    description:
      'Google or GitHub was chosen. In memory mode the backend only answers why that is not possible.',
    tags: 'busy',
    entry: 'clearProblem',
    invoke: {
      id: 'askProvider',
      src: 'askProvider',
      input: ({ event }: { event: AccountFormEvent }) => {
        assertEvent(event, 'provider.choose');
        return event.provider;
      },
      onDone: {
        target: form,
        actions: {
          type: 'keepProblem',
          params: ({ event }: { event: { readonly output: Outcome } }) => event.output,
        },
      },
      onError: failureTo(form),
    },
  }) as const;
