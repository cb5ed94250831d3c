/** Sends the requests of the contact form to the backend. */
import { fromPromise } from 'xstate';
import type { ContactForm } from '#domain/contact/contactRules.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { type Outcome, outcomeOf } from '../api/outcome.ts';

/** An empty company is omitted of the body. */
export const contactService = ({ api }: { readonly api: ApiClient }) => ({
  actors: {
    sendMessage: fromPromise<Outcome, ContactForm>(({ input, signal }) => {
      const { company, ...rest } = input;
      const body = company.trim() === '' ? rest : { ...rest, company };
      return outcomeOf(api.call('sendContact', { body, signal }));
    }),
  },
});
