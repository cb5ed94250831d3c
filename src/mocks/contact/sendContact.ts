/** Handles POST /api/contact: stores a message as an event; a visitor's message belongs to no workspace and is visible to none. */
import { type ContactForm, contactErrors } from '#domain/contact/contactRules.ts';
import { contactDecider } from '#events/contact/contactDecider.ts';
import { contactStream } from '#events/contact/contactStream.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';

const handle = handleCommand(contactStream, contactDecider);

export const sendContact: Handler<'sendContact'> = (request, context) => {
  const { body, caller, world, now } = context;
  const form: ContactForm = { ...body, company: body.company ?? '' };
  const contactId = world.ids.entity();
  return handle(request, context, {
    errors: contactErrors(form),
    plan: () => ({
      key: [contactId],
      command: { type: 'RequestContact', contactId, form, accountId: caller?.accountId ?? null, now },
      reply: () => ({ status: 201, body: { contact: { id: contactId, received_at: now } } }),
    }),
  });
};
