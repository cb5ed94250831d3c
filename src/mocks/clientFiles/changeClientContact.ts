/** Handles POST /api/clients/:id/contacts, PATCH and DELETE /api/client-contacts/:id, and POST .../restore. */
import { type ContactFields, contactErrors } from '#domain/clients/clientFileRules.ts';
import type { BodyOf } from '#domain/contract/endpoints.ts';
import {
  type ClientContactState,
  clientContactDecider,
} from '#events/clientContacts/clientContactDecider.ts';
import { clientContactStream } from '#events/clientContacts/clientContactStream.ts';
import type { Caller, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { contactItem } from './fileItems.ts';
import { knownClient } from './knownClient.ts';

const handle = handleCommand(clientContactStream, clientContactDecider);

/** An item of another agency is not found. */
const about = ({ workspaceId }: Caller, contactId: string) => ({
  key: [contactId] as const,
  version: (state: ClientContactState) => (state?.workspaceId === workspaceId ? state.revision : null),
});

const aboutKept = (caller: Caller, contactId: string) => {
  const place = about(caller, contactId);
  return {
    ...place,
    ifMatch: 'required' as const,
    version: (state: ClientContactState) => (state?.removedAt === null ? place.version(state) : null),
  };
};

const replyWith =
  (status: 200 | 201) =>
  (after: ClientContactState): CommandReply => {
    const contact = after ?? notThere();
    return { status, body: { contact: contactItem(contact) }, version: contact.revision };
  };

export const addClientContact: Handler<'addClientContact'> = (request, context) => {
  const { body, params, caller, now, world } = context;
  const { workspaceId } = caller;
  const contactId = world.ids.entity();
  const { name, email = '', title = '' } = body;
  return handle(request, context, {
    errors: contactErrors(body),
    plan: (answers) => {
      const { id: clientId } = knownClient(answers, caller, params.id);
      const fields = { name, email, title };
      return {
        key: [contactId],
        command: { type: 'AddClientContact', contactId, clientId, workspaceId, fields, now },
        reply: replyWith(201),
      };
    },
  });
};

const givenIn = ({ name, email, title }: BodyOf<'changeClientContact'>): Partial<ContactFields> => ({
  ...(name === undefined ? {} : { name }),
  ...(email === undefined ? {} : { email }),
  ...(title === undefined ? {} : { title }),
});

export const changeClientContact: Handler<'changeClientContact'> = (request, context) => {
  const { body, params, caller, now } = context;
  const { workspaceId } = caller;
  return handle(request, context, {
    errors: contactErrors(body),
    plan: () => ({
      ...aboutKept(caller, params.id),
      command: { type: 'ChangeClientContact', workspaceId, fields: givenIn(body), now },
      reply: replyWith(200),
    }),
  });
};

export const removeClientContact: Handler<'removeClientContact'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...aboutKept(caller, params.id),
      command: { type: 'RemoveClientContact', workspaceId: caller.workspaceId, now },
      reply: () => ({ status: 204 }),
    }),
  });
};

/** Needs no version, because nobody has read the item since its removal. */
export const restoreClientContact: Handler<'restoreClientContact'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...about(caller, params.id),
      ifMatch: 'none',
      command: { type: 'RestoreClientContact', workspaceId: caller.workspaceId, now },
      reply: replyWith(200),
    }),
  });
};
