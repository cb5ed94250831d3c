/** Projects the imports of each workspace. */
import { type DataImport, importAfter } from '../imports/dataImport.ts';
import type { ImportEvent } from '../imports/importEvents.ts';
import type { Projection } from './projection.ts';

/** Without rows: metrics read those from the log on demand. */
export type ImportDirectory = { byWorkspace: Record<string, Record<string, DataImport>> };

const tell = (shelf: ImportDirectory, event: ImportEvent & { readonly revision: number }): void => {
  const { workspaceId, importId } = event.data;
  const imports = shelf.byWorkspace[workspaceId] ?? {};
  const one = importAfter(imports[importId] ?? null, event, event.revision);
  if (one) shelf.byWorkspace[workspaceId] = Object.assign(imports, { [importId]: one });
};

export const importDirectory: Projection<ImportDirectory> = {
  name: 'importShelf',
  empty: () => ({ byWorkspace: {} }),
  on: { DataImported: tell, ImportWithdrawn: tell, ImportRestored: tell, ImportMoved: tell },
};

export const importsOf = ({ byWorkspace }: ImportDirectory, workspaceId: string): readonly DataImport[] =>
  Object.values(byWorkspace[workspaceId] ?? {});
