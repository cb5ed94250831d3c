/** Registers the feed machine in the catalogue. */

import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { entry } from '../catalogueEntry.ts';
import { feedMachine } from './feedMachine.ts';

const arrived: EventItem = {
  position: 120,
  number: 120,
  id: '019aa6b0-0000-7000-8000-000000000078',
  stream: 'account-nora',
  revision: 0,
  type: 'AccountRegistered',
  schema_version: 1,
  occurred_at: '2026-01-01T09:00:00.000Z',
  recorded_at: '2026-01-01T09:00:00.000Z',
  actor: { kind: 'visitor', id: 'visitor', name: null },
  about: null,
  client_id: null,
  command_id: 'cmd-1',
  correlation_id: '0af7651916cd43dd8448eb211c80319c',
  causation_id: null,
  tags: [],
  data: {},
  previous_hash: '',
  hash: '',
};

export const feedEntry = entry(feedMachine, {
  title: 'Live feed',
  subject: 'activity',
  about: 'Keeps a connection to the event log open and resumes it where it stopped.',
  events: [
    { type: 'feed.start', after: '119' },
    { type: 'feed.stop' },
    { type: 'feed.opened' },
    { type: 'feed.received', events: [arrived], lastId: '120' },
    { type: 'feed.received', events: [], lastId: null },
    { type: 'feed.ended' },
    { type: 'feed.failed', error: null },
    { type: 'feed.refused' },
  ],
});
