/** Decides a message of the contact form: complete, and received once. */

import { type ContactForm, contactErrors, isContactTopic } from '#domain/contact/contactRules.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { ContactEvent } from './contactEvents.ts';

export type RequestContact = {
  readonly type: 'RequestContact';
  readonly contactId: string;
  readonly form: ContactForm;
  readonly accountId: string | null;
  readonly now: string;
};

export type ContactState = { readonly status: 'none' | 'requested' };

const decide = (command: RequestContact, state: ContactState): Decision<ContactEvent> => {
  const { contactId, form, accountId, now } = command;
  if (state.status === 'requested') return reject('versionConflict');
  if (Object.keys(contactErrors(form)).length > 0 || !isContactTopic(form.topic)) return reject('invalid');
  return accept({
    type: 'ContactRequested',
    data: {
      contactId,
      name: tidyText(form.name),
      email: tidyText(form.email),
      company: tidyText(form.company) || null,
      topic: form.topic,
      message: tidyText(form.message),
      accountId,
      requestedAt: now,
    },
  });
};

const evolve = (_state: ContactState, event: ContactEvent): ContactState => {
  switch (event.type) {
    case 'ContactRequested':
      return { status: 'requested' };
  }
};

export const contactDecider: Decider<RequestContact, ContactEvent, ContactState> = {
  initial: { status: 'none' },
  evolve,
  decide,
};
