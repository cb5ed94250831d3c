/** Names the streams of an import and of its rows. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { ImportEvent, ImportRowsEvent } from './importEvents.ts';

export const importStream: StreamRule<ImportEvent> = {
  category: 'import',
  of: (importId) => `import-${importId}`,
  tagsOf: tagsOfClient,
};

/** `importRows-<import id>`. No tags: histories and folds ignore rows, which are read only to compute metrics. */
export const importRowsStream: StreamRule<ImportRowsEvent> = {
  category: 'importRows',
  of: (importId) => `importRows-${importId}`,
  tagsOf: () => [],
};
