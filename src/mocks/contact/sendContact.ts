/** POST /api/contact: keeps a message as an event; a visitor's belongs to no workspace, so none sees it. */
import { type ContactForm, contactErrors } from '#domain/contact/contactRules.ts';
import { contactDecider } from '#events/contact/contactDecider.ts';
import { accountTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import type { Caller, Handler, Proposal, Refused } from '../http/context.ts';
import { problem } from '../http/respond.ts';

const tagsOf = (caller: Caller | null): readonly string[] =>
  caller ? [workspaceTag(caller.workspaceId), accountTag(caller.accountId)] : [];

const actorOf = (caller: Caller | null): Proposal['actor'] =>
  caller ? { kind: 'account', id: caller.accountId, role: caller.role } : { kind: 'visitor', id: 'visitor' };

export const sendContact: Handler<'sendContact'> = (_request, { body, caller, world, now, commit }) => {
  const form: ContactForm = { ...body, company: body.company ?? '' };
  const errors = contactErrors(form);
  if (Object.keys(errors).length > 0) return problem('invalid', { errors });
  const contactId = world.ids.entity();
  const stream = `contact-${contactId}`;
  return commit((): Proposal | Refused => {
    const accountId = caller?.accountId ?? null;
    const decision = contactDecider.decide(
      { type: 'RequestContact', contactId, form, accountId, now },
      contactDecider.initial,
    );
    if (!decision.ok) return decision;
    return {
      ok: true,
      actor: actorOf(caller),
      events: decision.events.map((event) => ({ stream, event, tags: tagsOf(caller) })),
      expected: [{ stream, revision: 'none' }],
      reply: { status: 201, body: { contact: { id: contactId, received_at: now } } },
    };
  });
};
