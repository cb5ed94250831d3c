/** Names the stream of a client note. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { ClientNoteEvent } from './clientNoteEvents.ts';

export const clientNoteStream: StreamRule<ClientNoteEvent> = {
  category: 'clientNote',
  of: (noteId) => `clientNote-${noteId}`,
  tagsOf: tagsOfClient,
};
