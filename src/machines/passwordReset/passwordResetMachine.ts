/** Runs a forgotten password: the request for a mailed link, and the new password set with its token. */
import { assertEvent, assign, setup } from 'xstate';
import { accountTexts } from '#domain/accounts/accountTexts.ts';
import { type FieldErrors, passwordProblem, tooShortPassword } from '#domain/accounts/signUpRules.ts';
import { type Outcome, type Refusal, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

export type NewPasswordForm = { readonly password: string; readonly confirmPassword: string };

/** `shortest`: characters that a new password needs. */
export type PasswordResetInput = { readonly shortest: number };

export type PasswordResetContext = PasswordResetInput & {
  readonly problem: string | null;
  readonly fieldProblems: FieldErrors<keyof NewPasswordForm>;
};

export type PasswordResetEvent =
  | { type: 'link.request'; readonly email: string }
  | { type: 'link.open' }
  | ({ type: 'form.submit' } & NewPasswordForm);

const newPasswordErrors = (
  { password, confirmPassword }: NewPasswordForm,
  shortest: number,
): FieldErrors<keyof NewPasswordForm> => {
  const wrong = passwordProblem(password) ?? tooShortPassword(password, shortest);
  return {
    ...(wrong === null ? {} : { password: wrong }),
    ...(confirmPassword === password ? {} : { confirmPassword: accountTexts.passwordsDiffer }),
  };
};

export const passwordResetMachine = setup({
  types: {
    input: {} as PasswordResetInput,
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    tags: {} as 'busy',
  },
  actors: {
    requestLink: missingPromise<Outcome, { readonly email: string }>('requestLink'),
    setPassword: missingPromise<Outcome, { readonly password: string }>('setPassword'),
  },
  actions: {
    clearProblem: assign({ problem: null, fieldProblems: {} }),
    setProblem: assign((_, { error }: { error: Refusal | null }) => ({
      problem: error === null || error.errors ? null : error.message,
      fieldProblems: error?.errors ?? {},
    })),
    setFieldProblems: assign(({ context }, form: NewPasswordForm) => ({
      problem: null,
      fieldProblems: newPasswordErrors(form, context.shortest),
    })),
  },
  guards: {
    isComplete: ({ context }, form: NewPasswordForm) =>
      Object.keys(newPasswordErrors(form, context.shortest)).length === 0,
    wasRefused: (_, { error }: Outcome) => error !== null,
  },
}).createMachine({
  id: 'passwordReset',
  description: 'A forgotten password, from the request for a link to the new password.',
  context: ({ input }) => ({ ...input, problem: null, fieldProblems: {} }),
  initial: 'idle',
  states: {
    idle: {
      description: 'A link can be requested for the address of the sign-in form, and a mailed one opened.',
      on: { 'link.request': 'requesting', 'link.open': 'editing' },
    },
    requesting: {
      description: 'The backend answers alike for known and unknown addresses.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'requestLink',
        src: 'requestLink',
        input: ({ event }) => {
          assertEvent(event, 'link.request');
          return { email: event.email };
        },
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'setProblem', params: ({ event }) => event.output },
          },
          { target: 'requested' },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: refusalOf(event.error) }) },
        },
      },
    },
    requested: {
      description: 'If the address has an account, a link is on its way.',
      on: { 'link.open': 'editing' },
    },
    editing: {
      description: 'The form waits for a password, typed twice. Problems appear at their fields.',
      on: {
        'form.submit': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'saving',
          },
          { actions: { type: 'setFieldProblems', params: ({ event }) => event } },
        ],
      },
    },
    saving: {
      description: 'The backend checks the token and sets the password.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          return { password: event.password };
        },
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'setProblem', params: ({ event }) => event.output },
          },
          { target: 'changed' },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: refusalOf(event.error) }) },
        },
      },
    },
    changed: { description: 'The password is set, and every device is signed out.' },
  },
});
