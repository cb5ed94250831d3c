/** Runs the sign-up page: a form, its reply, and the redirect to the dashboard. */
import { assertEvent, assign, setup } from 'xstate';
import { type RegistrationInput, registrationErrors } from '#domain/accounts/signUpRules.ts';
import { timings } from '#domain/timings.ts';
import {
  answerTo,
  askingProviderFor,
  failureTo,
  type Provider,
  type ProviderChoice,
  wasRefused,
} from '../accountForm.ts';
import type { Outcome, Refusal } from '../api/outcome.ts';
import { missingAction, missingPromise } from '../missingImplementation.ts';
import { fieldErrorsOf, type RegistrationErrors } from './registrationErrors.ts';

export type Typed = Omit<RegistrationInput, 'password' | 'confirmPassword'>;

export type RegistrationContext = {
  readonly problem: string | null;
  readonly fieldProblems: RegistrationErrors;
  readonly typed: Typed | null;
};

export type RegistrationEvent =
  | ({ type: 'form.submit' } & RegistrationInput)
  | { type: 'form.edit' }
  | ProviderChoice
  | { type: 'dashboard.open' };

const noProblem = { problem: null, fieldProblems: {} } as const;

export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    tags: {} as 'busy',
  },
  actors: {
    signUp: missingPromise<Outcome, RegistrationInput>('signUp'),
    askProvider: missingPromise<Outcome, Provider>('askProvider'),
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
    wasRefused,
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
        onDone: answerTo('editing'),
        onError: failureTo('editing'),
      },
    },
    askingProvider: askingProviderFor('editing'),
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
