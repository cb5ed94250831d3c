/** Seeds the demo agency's contacts at its clients. */
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { clientContact } from '#events/clientContacts/clientContact.ts';
import demoAgency from './demoAgency.json' with { type: 'json' };
import type { DemoCalendar } from './demoCalendar.ts';
import { demoBook } from './demoClientBook.ts';
import { eventsFromCommands, type PastEvent } from './eventsFromCommands.ts';

export const demoContacts = ({ at }: DemoCalendar): readonly PastEvent[] =>
  demoBook.flatMap(({ index, clientId, won }) =>
    (demoAgency.clients[index]?.contacts ?? []).flatMap(({ id, firstName, lastName, email, title }) => {
      const contactId = `contact${index + 1}${id}`;
      const fields = { name: `${firstName} ${lastName}`, email, title };
      const about = { contactId, clientId, workspaceId: demoWorkspaceId };
      return eventsFromCommands(
        clientContact.decider,
        [{ type: 'AddClientContact', ...about, ...fields, now: at(won, 12, contactId) }],
        { stream: clientContact.stream, key: [contactId], workspaceId: demoWorkspaceId },
      );
    }),
  );
