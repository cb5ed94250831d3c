/** Finds the active imports of a client, and the reasons that refuse another one. */
import type { DataImport } from '#events/imports/dataImport.ts';
import type { AppendCondition } from '#events/log/eventLog.ts';
import { importsOf } from '#events/projections/importDirectory.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { clientTag } from '#events/tags.ts';
import { RefusalError } from '../http/refusal.ts';

type Whose = { readonly workspaceId: string; readonly clientId: string };

export const importsThatCount = (
  { importShelf }: Pick<ScopedAnswers, 'importShelf'>,
  { workspaceId, clientId }: Whose,
): readonly DataImport[] =>
  importsOf(importShelf, workspaceId).filter((one) => one.clientId === clientId && one.withdrawnAt === null);

export const refuseKnown = (counting: readonly DataImport[], contentHash: string): void => {
  if (counting.some((one) => one.contentHash === contentHash)) throw new RefusalError('importKnown');
};

/** Fails when someone imported or restored data meanwhile, because duplicates and free days depend on the other imports. */
export const noOtherImport = (clientId: string, { position }: ScopedAnswers): AppendCondition => ({
  tag: clientTag(clientId),
  types: ['DataImported', 'ImportRestored', 'ImportMoved'],
  after: position,
});
