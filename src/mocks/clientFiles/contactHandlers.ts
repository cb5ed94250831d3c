/** Handles POST /api/clients/:id/contacts, PATCH and DELETE /api/client-contacts/:id, and POST .../restore. */
import { contactErrors } from '#domain/clients/clientFileRules.ts';
import { clientContact } from '#events/clientContacts/clientContact.ts';
import { restorableHandlers } from '../http/restorableHandlers.ts';
import { contactItem } from './fileItems.ts';
import { knownClient } from './knownClient.ts';

export const contactHandlers = restorableHandlers(clientContact, {
  askedBy: ({ workspaceId }) => ({ workspaceId }),
  errors: contactErrors,
  added: ({ body, caller, params }, answers) => {
    const { name, email = '', title = '' } = body;
    return { clientId: knownClient(answers, caller, params.id).id, name, email, title };
  },
  changes: ({ name, email, title }) => ({ name, email, title }),
  reply: (contact) => ({ contact: contactItem(contact) }),
});
