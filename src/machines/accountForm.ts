/** Shares the parts that the sign-in and sign-up form machines have in common: handling an answer and asking a provider. */
import { assertEvent } from 'xstate';
import { type Outcome, type Refusal, refusalOf } from './api/outcome.ts';

export type Provider = 'google' | 'github';

export type ProviderChoice = { type: 'provider.choose'; provider: Provider };

type AccountFormEvent =
  | ProviderChoice
  | { type: 'form.submit' | 'form.edit' | 'code.submit' | 'code.cancel' | 'demo.choose' | 'dashboard.open' };

export const wasRefused = (_: unknown, { error }: Outcome): boolean => error !== null;

type Done = { readonly event: { readonly output: Outcome } };
type Failed = { readonly event: { readonly error: unknown } };

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
      guard: { type: 'wasRefused', params: ({ event }: Done) => event.output },
      target: form,
      actions: { type: 'keepProblem', params: ({ event }: Done) => event.output },
    },
    { target: 'succeeded' },
  ] as const;

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
        actions: { type: 'keepProblem', params: ({ event }: Done) => event.output },
      },
      onError: failureTo(form),
    },
  }) as const;
