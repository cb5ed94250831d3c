/** Runs the sign-in form: filling in, sending, and showing the answer. */
import { assertEvent, assign, setup } from 'xstate';
import { type DemoAccountName, demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { type SignInInput, signInErrors } from '#domain/accounts/signInRules.ts';
import type { FieldErrors } from '#domain/accounts/signUpRules.ts';
import {
  answerTo,
  askingProviderFor,
  failureTo,
  type Provider,
  type ProviderChoice,
  wasRefused,
} from '../accountForm.ts';
import type { Outcome, Refusal } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

export type LoginForm = SignInInput & {
  readonly remember: boolean;
  readonly oneTimeCode?: string | undefined;
};

export type LoginContext = {
  readonly problem: string | null;
  readonly fieldProblems: FieldErrors<keyof SignInInput>;
  readonly filled: SignInInput | null;
};

export type LoginEvent =
  | ({ type: 'form.submit' } & LoginForm)
  | { type: 'form.edit' }
  | ({ type: 'code.submit'; oneTimeCode: string } & Omit<LoginForm, 'oneTimeCode'>)
  | { type: 'code.cancel' }
  | ProviderChoice
  | { type: 'demo.choose'; account: DemoAccountName };

const noProblem = { problem: null, fieldProblems: {} } as const;

export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    tags: {} as 'busy',
  },
  actors: {
    signIn: missingPromise<Outcome, LoginForm>('signIn'),
    askProvider: missingPromise<Outcome, Provider>('askProvider'),
  },
  actions: {
    clearProblem: assign(noProblem),
    keepProblem: assign((_, { error }: { error: Refusal | null }) => ({
      problem: error?.message ?? null,
      fieldProblems: error?.errors ?? {},
    })),
    keepFieldProblems: assign((_, form: SignInInput) => ({
      problem: null,
      fieldProblems: signInErrors(form),
    })),
    fillIn: assign((_, { account }: { account: DemoAccountName }) => ({
      ...noProblem,
      filled: { email: demoAccounts[account].email, password: demoPassword },
    })),
  },
  guards: {
    isComplete: (_, form: SignInInput) => Object.keys(signInErrors(form)).length === 0,
    wasRefused,
    needsCode: (_, { error }: Outcome) => error?.needsCode === true,
  },
}).createMachine({
  id: 'login',
  description: 'The sign-in page, from the empty form to the dashboard.',
  context: { ...noProblem, filled: null },
  initial: 'idle',
  states: {
    idle: {
      description:
        'The form waits. Both fields are needed before anything is sent; editing takes an old error away.',
      on: {
        'form.submit': [
          { guard: { type: 'isComplete', params: ({ event }) => event }, target: 'submitting' },
          { actions: { type: 'keepFieldProblems', params: ({ event }) => event } },
        ],
        'form.edit': { actions: 'clearProblem' },
        'provider.choose': 'askingProvider',
        'demo.choose': { actions: { type: 'fillIn', params: ({ event }) => event } },
      },
    },
    submitting: {
      description: 'The credentials are with the backend; the form is disabled and shows a spinner.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          return { email: event.email, password: event.password, remember: event.remember };
        },
        onDone: [
          { guard: { type: 'needsCode', params: ({ event }) => event.output }, target: 'askingCode' },
          ...answerTo('idle'),
        ],
        onError: failureTo('idle'),
      },
    },
    askingCode: {
      description:
        'The password is right, and the account has a second factor: the page asks for a code of the authenticator app, or a backup code.',
      on: {
        'code.submit': 'checkingCode',
        'form.edit': { actions: 'clearProblem' },
        'code.cancel': { target: 'idle', actions: 'clearProblem' },
      },
    },
    checkingCode: {
      description: 'The credentials are sent again with the code.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'signInWithCode',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'code.submit');
          const { email, password, remember, oneTimeCode } = event;
          return { email, password, remember, oneTimeCode };
        },
        onDone: answerTo('askingCode'),
        onError: failureTo('askingCode'),
      },
    },
    askingProvider: askingProviderFor('idle'),
    succeeded: {
      description:
        'Signed in: the page gives way to the dashboard, or to the page that asked for the sign-in.',
    },
  },
});
