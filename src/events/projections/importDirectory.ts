/** Which platform exports were imported in each workspace, and which of them count? */
import { type DataImport, importAfter } from '../imports/dataImport.ts';
import type { ImportEvent } from '../imports/importEvents.ts';
import type { Projection } from './projection.ts';

/** Their rows are not in it: figures read those from the log when they need them. */
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

/** All imports of a workspace in the order of coming, withdrawn ones too. */
export const importsOf = ({ byWorkspace }: ImportDirectory, workspaceId: string): readonly DataImport[] =>
  Object.values(byWorkspace[workspaceId] ?? {});
