/** Registers the contact form in the catalogue. */
import type { ContactForm } from '#domain/contact/contactRules.ts';
import { entry } from '../catalogueEntry.ts';
import { contactMachine } from './contactMachine.ts';

const message: ContactForm = {
  name: 'Nora Brandt',
  email: 'nora@brightside.example',
  company: 'Brightside',
  topic: 'sales',
  message: 'Does the Pro plan fit twelve clients?',
};

export const contactEntry = entry(contactMachine, {
  title: 'Contact form',
  subject: 'contact',
  about: 'Checks a message to the people behind the product, sends it once and confirms that it arrived.',
  events: [
    { type: 'form.submit', ...message },
    { type: 'form.submit', ...message, message: '' },
    { type: 'form.edit' },
    { type: 'form.renew' },
  ],
});
