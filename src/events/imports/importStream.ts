/** Where an import is kept, in a stream of its own; and where its rows are, in another one. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { ImportEvent, ImportRowsEvent } from './importEvents.ts';

/** `import-<import id>`. */
export const importStream: StreamRule<ImportEvent> = {
  category: 'import',
  of: (importId) => `import-${importId}`,
  tagsOf: tagsOfClient,
};

/** `importRows-<import id>`. Without tags: no history tells of rows, and no fold reads them. They are read when figures need them. */
export const importRowsStream: StreamRule<ImportRowsEvent> = {
  category: 'importRows',
  of: (importId) => `importRows-${importId}`,
  tagsOf: () => [],
};
