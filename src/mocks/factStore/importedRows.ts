/** Reads the rows of imports from the log on first use, and verifies them. */

import { chunkText } from '#domain/imports/readChunk.ts';
import type { ImportedFacts, MetricSource } from '#domain/metrics/metricSource.ts';
import type { ImportRowsEvent } from '#events/imports/importEvents.ts';
import { importRowsStream } from '#events/imports/importStream.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { macrotask } from '#world/settle.ts';

export type ImportSource = MetricSource & { readonly imported: ImportedFacts };

export const isImport = (source: MetricSource): source is ImportSource => source.imported !== undefined;

/** The text of each chunk in order; null when a part of the import is damaged. */
export type ImportTexts = readonly string[] | null;

/** Cached by import id: its rows never change, in any branch and after any undo. */
export const createImportedRows = () => {
  const byImport = new Map<string, ImportTexts>();
  return {
    of: ({ id }: Pick<ImportSource, 'id'>): ImportTexts | undefined => byImport.get(id),
    keep: ({ id }: Pick<ImportSource, 'id'>, texts: ImportTexts): void => {
      byImport.set(id, texts);
    },
  };
};

export type ImportedRows = ReturnType<typeof createImportedRows>;

export type Reading = Pick<EventLog, 'readStream'>;

const readTexts = async (log: Reading, { id, imported }: ImportSource): Promise<ImportTexts> => {
  const stored = await log.readStream(importRowsStream.of(id));
  const cached = new Map(
    stored.map(({ data }) => {
      const { hash, rows } = data as ImportRowsEvent['data'];
      return [hash, rows] as const;
    }),
  );
  const texts: string[] = [];
  for (const { hash } of imported.chunks) {
    await macrotask();
    const rows = cached.get(hash);
    const text = rows !== undefined && sha256Hex(rows) === hash ? await chunkText(rows) : null;
    if (text === null) return null;
    texts.push(text);
  }
  return texts;
};

export const loadRows = async (
  rows: ImportedRows,
  log: Reading | undefined,
  source: ImportSource,
): Promise<ImportTexts> => {
  const known = rows.of(source);
  if (known !== undefined) return known;
  if (log === undefined) throw new Error(`There is no log with the rows of ${source.id}`);
  const texts = await readTexts(log, source);
  rows.keep(source, texts);
  return texts;
};
