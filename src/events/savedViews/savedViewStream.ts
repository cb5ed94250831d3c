/** Where a saved view is kept: each in a stream of its own. */
import { type StreamRule, tagsOfAccount } from '../streamRule.ts';
import type { SavedViewEvent } from './savedViewEvents.ts';

/** `savedView-<view id>`. */
export const savedViewStream: StreamRule<SavedViewEvent> = {
  category: 'savedView',
  of: (viewId) => `savedView-${viewId}`,
  tagsOf: tagsOfAccount,
};
