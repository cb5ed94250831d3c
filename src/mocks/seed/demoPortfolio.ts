/** Seeds the demo agency's other clients, won one by one, some of them lost. */

import { demoClients } from '#domain/demo/demoClients.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import type { ClientCommand } from '#events/clients/clientCommands.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { demoCare } from './demoCare.ts';
import { demoBook } from './demoClientBook.ts';
import { eventsFromCommands, inOrder, type PastEvent } from './eventsFromCommands.ts';

export const demoPortfolio = (
  calendar: DemoCalendar,
  foundation: readonly PastEvent[],
): readonly PastEvent[] => {
  const { at } = calendar;
  const others = demoBook.slice(demoClients.length);
  const won = others.map(
    ({ clientId, name, domain, industry, won: daysAgo }): ClientCommand => ({
      type: 'AddClient',
      clientId,
      name,
      domain,
      industry,
      workspaceId: demoWorkspaceId,
      sample: true,
      now: at(daysAgo, 11, clientId),
    }),
  );
  const lost = others.flatMap(({ clientId, left }): readonly ClientCommand[] =>
    left === null ? [] : [{ type: 'ArchiveClient', clientId, now: at(left, 16, clientId) }],
  );
  return eventsFromCommands(clientDecider, inOrder([...won, ...demoCare(calendar), ...lost]), {
    stream: clientStream,
    key: [demoWorkspaceId],
    workspaceId: demoWorkspaceId,
    after: foundation,
  });
};
