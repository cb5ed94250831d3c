/** Reads and validates an import's rows chunk by chunk, and yields to the page between chunks. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { createContent, type ImportContent } from '#domain/imports/importContent.ts';
import { mostImportedRows } from '#domain/imports/importedRow.ts';
import { firstDayOf, lastDayOf } from '#domain/imports/readChunk.ts';
import type { DataImported } from '#events/imports/importEvents.ts';
import { sha256Hex } from '#events/log/digest.ts';
import { macrotask } from '#world/settle.ts';
import { RefusalError } from '../http/refusal.ts';
import { checkChunk } from './checkChunk.ts';

export type ReadRows = {
  readonly content: ImportContent;
  readonly chunks: DataImported['data']['chunks'];
};

const refuse = (field: string, error: string): never => {
  throw new RefusalError('invalid', { errors: { [field]: error } });
};

/** `today`: the client's current, incomplete day. Refuses with 413 and 422. */
export const readRows = async (rows: readonly string[], today: EpochDay): Promise<ReadRows> => {
  const content = createContent({ today });
  const chunks: ReadRows['chunks'] = [];
  let count = 0;
  for (const [index, packed] of rows.entries()) {
    await macrotask();
    const checked = await checkChunk(packed);
    if (!checked.ok) return refuse(`rows.${index}`, checked.error);
    const { chunk } = checked;
    count += chunk.days.length;
    if (count > mostImportedRows) throw new RefusalError('tooManyRows');
    const problem = content.add(chunk);
    if (problem !== null) refuse(`rows.${index}`, problem);
    const place = { from: firstDayOf(chunk), to: lastDayOf(chunk), rows: chunk.days.length };
    chunks.push({ hash: sha256Hex(packed), ...place });
  }
  return { content: content.result() ?? refuse('rows', 'Has no rows'), chunks };
};
