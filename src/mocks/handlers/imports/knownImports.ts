/** Which imports count for a client, and what stands in the way of one more. */
import type { DataImport } from '#events/imports/dataImport.ts';
import type { AppendCondition } from '#events/log/eventLog.ts';
import { importsOf } from '#events/projections/importDirectory.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { clientTag } from '#events/tags.ts';
import { RefusalError } from '../../http/refusal.ts';

type Whose = { readonly workspaceId: string; readonly clientId: string };

export const importsThatCount = (
  { importShelf }: Pick<ScopedAnswers, 'importShelf'>,
  { workspaceId, clientId }: Whose,
): readonly DataImport[] =>
  importsOf(importShelf, workspaceId).filter((one) => one.clientId === clientId && one.withdrawnAt === null);

/** Refuses the bytes of a file that counts already. */
export const refuseKnown = (counting: readonly DataImport[], contentHash: string): void => {
  if (counting.some((one) => one.contentHash === contentHash)) throw new RefusalError('importKnown');
};

/** Nobody may have imported or restored anything for the client meanwhile: whether a file is known, and which days are free, rests on it. */
export const noOtherImport = (clientId: string, { position }: ScopedAnswers): AppendCondition => ({
  tag: clientTag(clientId),
  types: ['DataImported', 'ImportRestored', 'ImportMoved'],
  after: position,
});
