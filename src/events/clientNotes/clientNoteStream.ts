/** Where a note about a client is kept: each in a stream of its own. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { ClientNoteEvent } from './clientNoteEvents.ts';

/** `clientNote-<note id>`. */
export const clientNoteStream: StreamRule<ClientNoteEvent> = {
  category: 'clientNote',
  of: (noteId) => `clientNote-${noteId}`,
  tagsOf: tagsOfClient,
};
