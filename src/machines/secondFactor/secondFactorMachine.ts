/** Runs the dialog of the second factor: password, code of the app, backup codes, and turning it off. */
import { assertEvent, assign, setup } from 'xstate';
import { type Outcome, type Refusal, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

type Password = { readonly password: string };
type Code = { readonly oneTimeCode: string };

export type SecondFactorContext = { readonly problem: Refusal | null };

export type SecondFactorEvent =
  | ({ type: 'factor.start' } & Password)
  | ({ type: 'factor.remove' } & Password)
  | ({ type: 'code.submit' } & Code)
  | { type: 'factor.cancel' };

type Done = { readonly event: { readonly output: Outcome } };
type Failed = { readonly event: { readonly error: unknown } };

const answered = <const Next extends string, const Back extends string>(next: Next, back: Back) =>
  [
    {
      guard: { type: 'wasRefused', params: ({ event }: Done) => event.output },
      target: back,
      actions: { type: 'keepProblem', params: ({ event }: Done) => event.output },
    },
    { target: next },
  ] as const;

const failed = <const Back extends string>(back: Back) =>
  ({
    target: back,
    actions: { type: 'keepProblem', params: ({ event }: Failed) => ({ error: refusalOf(event.error) }) },
  }) as const;

export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    tags: {} as 'busy',
  },
  actors: {
    start: missingPromise<Outcome, Password>('start'),
    confirm: missingPromise<Outcome, Code>('confirm'),
    remove: missingPromise<Outcome, Password>('remove'),
  },
  actions: {
    clearProblem: assign({ problem: null }),
    keepProblem: assign({ problem: (_, { error }: Outcome) => error }),
  },
  guards: { wasRefused: (_, { error }: Outcome) => error !== null },
}).createMachine({
  id: 'secondFactor',
  description: 'The second factor of one’s own account, from the password to the backup codes.',
  context: { problem: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The dialog says if a code is asked for at a sign-in, and waits for the password.',
      on: { 'factor.start': 'starting', 'factor.remove': 'removing' },
    },
    starting: {
      description: 'The password is checked, and the backend makes a secret.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ event }) => {
          assertEvent(event, 'factor.start');
          return { password: event.password };
        },
        onDone: answered('scanning', 'idle'),
        onError: failed('idle'),
      },
    },
    scanning: {
      description: 'The secret is shown as a QR code and as text. A code of the app proves that it has it.',
      on: {
        'code.submit': 'confirming',
        'factor.cancel': { target: 'idle', actions: 'clearProblem' },
      },
    },
    confirming: {
      description: 'The code is checked.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ event }) => {
          assertEvent(event, 'code.submit');
          return { oneTimeCode: event.oneTimeCode };
        },
        onDone: answered('confirmed', 'scanning'),
        onError: failed('scanning'),
      },
    },
    removing: {
      description: 'The password is checked, and the secret deleted.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ event }) => {
          assertEvent(event, 'factor.remove');
          return { password: event.password };
        },
        onDone: answered('removed', 'idle'),
        onError: failed('idle'),
      },
    },
    confirmed: { description: 'A code is asked for from now on. The backup codes are shown this once.' },
    removed: { description: 'A password is enough again.' },
  },
});
