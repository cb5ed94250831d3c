/** Names the stream of a saved view. */
import { type StreamRule, tagsOfAccount } from '../streamRule.ts';
import type { SavedViewEvent } from './savedViewEvents.ts';

export const savedViewStream: StreamRule<SavedViewEvent> = {
  category: 'savedView',
  of: (viewId) => `savedView-${viewId}`,
  tagsOf: tagsOfAccount,
};
