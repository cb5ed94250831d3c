/** The sign-up page: a form, its reply, and the way to the dashboard. */
import { assertEvent, assign, setup } from 'xstate';
import { type RegistrationInput, registrationErrors } from '#domain/accounts/signUpRules.ts';
import { timings } from '#domain/timings.ts';
import { type Outcome, type Refusal, refusalOf } from '../api/outcome.ts';
import { missingAction, missingCallback, missingPromise } from '../notProvided.ts';
import { fieldErrorsOf, type RegistrationErrors } from './registrationErrors.ts';

export type SignUpProvider = 'google' | 'github';

/** What was typed but the passwords, which stay in the form's own fields. */
export type Typed = Omit<RegistrationInput, 'password' | 'confirmPassword'>;

export type RegistrationContext = {
  /** For the red box; null for none. */
  readonly problem: string | null;
  readonly fieldProblems: RegistrationErrors;
  /** As last sent; null before. */
  readonly typed: Typed | null;
};

export type RegistrationEvent =
  | ({ type: 'form.submit' } & RegistrationInput)
  | { type: 'form.edit' }
  /** How the auth actor answered to what was sent. */
  | { type: 'account.answered'; outcome: Outcome }
  | { type: 'provider.choose'; provider: SignUpProvider }
  | { type: 'dashboard.open' };

const noProblem = { problem: null, fieldProblems: {} } as const;

export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    tags: {} as 'busy',
  },
  actors: {
    signUp: missingCallback<RegistrationEvent, RegistrationInput>('signUp'),
    askProvider: missingPromise<Outcome, SignUpProvider>('askProvider'),
  },
  actions: {
    clearProblem: assign(noProblem),
    keepProblem: assign((_, { error }: { error: Refusal | null }) => ({
      problem: error?.message ?? null,
      fieldProblems: error === null ? {} : fieldErrorsOf(error),
    })),
    keepFieldProblems: assign((_, form: RegistrationInput) => ({
      problem: null,
      fieldProblems: registrationErrors(form),
    })),
    keepTyped: assign((_, { firstName, lastName, email, company, termsAccepted }: Typed) => ({
      typed: { firstName, lastName, email, company, termsAccepted },
    })),
    goToDashboard: missingAction('goToDashboard'),
  },
  guards: {
    isComplete: (_, form: RegistrationInput) => Object.keys(registrationErrors(form)).length === 0,
    wasRefused: (_, { error }: Outcome) => error !== null,
  },
  delays: { registrationRedirect: timings.registrationRedirect },
}).createMachine({
  id: 'registration',
  description: 'The sign-up page, from the empty form to the dashboard.',
  context: { ...noProblem, typed: null },
  initial: 'editing',
  states: {
    editing: {
      description:
        'The form waits. A refusal comes back here with its reason by the field it is about, and nothing typed is lost.',
      on: {
        'form.submit': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'submitting',
            actions: { type: 'keepTyped', params: ({ event }) => event },
          },
          {
            actions: [
              { type: 'keepTyped', params: ({ event }) => event },
              { type: 'keepFieldProblems', params: ({ event }) => event },
            ],
          },
        ],
        'form.edit': { actions: 'clearProblem' },
        'provider.choose': 'askingProvider',
      },
    },
    submitting: {
      description: 'The account is being made; the form is disabled.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          const { type: _, ...form } = event;
          return form;
        },
        onError: {
          target: 'editing',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: refusalOf(event.error) }) },
        },
      },
      on: {
        'account.answered': [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.outcome },
            target: 'editing',
            actions: { type: 'keepProblem', params: ({ event }) => event.outcome },
          },
          { target: 'succeeded' },
        ],
      },
    },
    askingProvider: {
      description:
        'Google or GitHub was chosen. In memory mode the backend only answers why that is not possible.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'askProvider',
        src: 'askProvider',
        input: ({ event }) => {
          assertEvent(event, 'provider.choose');
          return event.provider;
        },
        onDone: {
          target: 'editing',
          actions: { type: 'keepProblem', params: ({ event }) => event.output },
        },
        onError: {
          target: 'editing',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: refusalOf(event.error) }) },
        },
      },
    },
    succeeded: {
      description:
        'The account exists and its owner is signed in. The success screen stays for two seconds, or until its button is used.',
      after: { registrationRedirect: 'leaving' },
      on: { 'dashboard.open': 'leaving' },
    },
    leaving: {
      description: 'The page gives way to the dashboard.',
      entry: 'goToDashboard',
    },
  },
});
