/** Whom the demo agency knows at its clients. */
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { clientContactDecider } from '#events/clientContacts/clientContactDecider.ts';
import { clientContactStream } from '#events/clientContacts/stream.ts';
import demoAgency from './demoAgency.json' with { type: 'json' };
import { demoBook } from './demoBook.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { type PastEvent, tellEvents } from './tellEvents.ts';

/** Written down on the day on which the client was won. */
export const demoContacts = ({ at }: DemoCalendar): readonly PastEvent[] =>
  demoBook.flatMap(({ index, clientId, won }) =>
    (demoAgency.clients[index]?.contacts ?? []).flatMap(({ id, firstName, lastName, email, title }) => {
      const contactId = `contact${index + 1}${id}`;
      const fields = { name: `${firstName} ${lastName}`, email, title };
      const about = { contactId, clientId, workspaceId: demoWorkspaceId };
      return tellEvents(
        clientContactDecider,
        [{ type: 'AddClientContact', ...about, fields, now: at(won, 12, contactId) }],
        { stream: clientContactStream, key: [contactId], workspaceId: demoWorkspaceId },
      );
    }),
  );
