/** Tests the machine of the contact form. */
import { describe, expect, test } from 'vitest';
import type { ContactForm } from '#domain/contact/contactRules.ts';
import type { Outcome } from '#machines/api/outcome.ts';
import { contactMachine } from '#machines/contact/contactMachine.ts';
import { held, seen, startMachine } from '../machineHarness.ts';

const form: ContactForm = {
  name: 'Nora Berg',
  email: ' nora@bergmedia.example ',
  company: '',
  topic: 'sales',
  message: 'Does Pro fit twelve clients?',
};

const begin = () => {
  const sendMessage = held<Outcome, ContactForm>();
  const { actor } = startMachine(contactMachine.provide({ actors: { sendMessage: sendMessage.logic } }));
  return { actor, sendMessage, submit: (fields = form) => actor.send({ type: 'form.submit', ...fields }) };
};

const answerTo = 'nora@bergmedia.example';

describe('contact', () => {
  test('reports what is missing without sending anything', () => {
    const { actor, sendMessage, submit } = begin();
    submit({ ...form, message: '' });

    expect(seen(actor)).toEqual({
      state: 'editing',
      context: { problem: null, fieldProblems: { message: 'Write a message' }, answerTo: null },
      tags: [],
    });
    expect(sendMessage.asked).toEqual([]);
  });

  test('takes the complaints away when something is edited', () => {
    const { actor, submit } = begin();
    submit({ ...form, message: '' });
    actor.send({ type: 'form.edit' });

    expect(actor.getSnapshot().context.fieldProblems).toEqual({});
  });

  test('sends once, confirms, and takes another message', async () => {
    const { actor, sendMessage, submit } = begin();
    submit();
    submit();
    const sending = seen(actor);
    await sendMessage.last().resolve({ error: null });
    const sent = seen(actor);
    actor.send({ type: 'form.renew' });

    const context = { problem: null, fieldProblems: {}, answerTo };
    expect([sending, sent, seen(actor)]).toEqual([
      { state: 'sending', context, tags: ['busy'] },
      { state: 'sent', context, tags: [] },
      { state: 'editing', context, tags: [] },
    ]);
    expect(sendMessage.asked.map(({ input }) => input)).toEqual([form]);
  });

  test('comes back with the backend’s complaints', async () => {
    const { actor, sendMessage, submit } = begin();
    submit();
    await sendMessage
      .last()
      .resolve({ error: { message: 'Check the marked fields.', errors: { email: 'No' } } });

    expect(seen(actor)).toEqual({
      state: 'editing',
      context: { problem: 'Check the marked fields.', fieldProblems: { email: 'No' }, answerTo },
      tags: [],
    });
  });

  test('comes back when sending broke', async () => {
    const { actor, sendMessage, submit } = begin();
    submit();
    await sendMessage.last().reject(new Error('a bug'));

    expect(seen(actor)).toEqual({
      state: 'editing',
      context: { problem: 'Something went wrong. Please try again.', fieldProblems: {}, answerTo },
      tags: [],
    });
  });
});
