/** Runs the contact form: filling in, validating, sending, confirming. */

import { assertEvent, assign, setup } from 'xstate';
import { cleanEmail } from '#domain/accounts/emailAddress.ts';
import { type ContactErrors, type ContactForm, contactErrors } from '#domain/contact/contactRules.ts';
import { type Outcome, type Refusal, refusalOf } from '../api/outcome.ts';
import { missingPromise } from '../missingImplementation.ts';

export type ContactContext = {
  readonly problem: string | null;
  readonly fieldProblems: ContactErrors;
  readonly answerTo: string | null;
};

export type ContactEvent =
  | ({ type: 'form.submit' } & ContactForm)
  | { type: 'form.edit' }
  | { type: 'form.renew' };

const noProblem = { problem: null, fieldProblems: {} } as const;

export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    tags: {} as 'busy',
  },
  actors: { sendMessage: missingPromise<Outcome, ContactForm>('sendMessage') },
  actions: {
    clearProblem: assign(noProblem),
    keepProblem: assign((_, { error }: { error: Refusal | null }) => ({
      problem: error?.message ?? null,
      fieldProblems: error?.errors ?? {},
    })),
    keepFieldProblems: assign((_, form: ContactForm) => ({
      problem: null,
      fieldProblems: contactErrors(form),
    })),
    keepAddress: assign((_, { email }: ContactForm) => ({ answerTo: cleanEmail(email) })),
  },
  guards: {
    isComplete: (_, form: ContactForm) => Object.keys(contactErrors(form)).length === 0,
    wasRefused: (_, { error }: Outcome) => error !== null,
  },
}).createMachine({
  id: 'contact',
  description: 'The contact form, from the empty fields to the confirmation.',
  context: { ...noProblem, answerTo: null },
  initial: 'editing',
  states: {
    editing: {
      description:
        'The form waits. What is missing, and a refusal, is told by the field it is about; nothing typed is lost.',
      on: {
        'form.submit': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'keepAddress', params: ({ event }) => event },
          },
          { actions: { type: 'keepFieldProblems', params: ({ event }) => event } },
        ],
        'form.edit': { actions: 'clearProblem' },
      },
    },
    sending: {
      description: 'The message is with the backend; the form keeps what was typed and cannot be sent twice.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          const { type: _, ...form } = event;
          return form;
        },
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'keepProblem', params: ({ event }) => event.output },
          },
          { target: 'sent' },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: refusalOf(event.error) }) },
        },
      },
    },
    sent: {
      description: 'The message is in the log. The confirmation stays until another message is wanted.',
      on: { 'form.renew': 'editing' },
    },
  },
});
