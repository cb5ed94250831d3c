/** The rows of imports that figures were asked of: read from the log when they are first needed, and only believed if they are as stored. */

import { chunkText } from '#domain/imports/readChunk.ts';
import type { ImportedFacts, MetricSource } from '#domain/metrics/metricSource.ts';
import type { ImportRowsEvent } from '#events/imports/importEvents.ts';
import { importRowsStream } from '#events/imports/importStream.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { macrotask } from '#world/settle.ts';

/** A source whose facts are rows. */
export type ImportSource = MetricSource & { readonly imported: ImportedFacts };

export const isImport = (source: MetricSource): source is ImportSource => source.imported !== undefined;

/** The text of each chunk in their order; null of an import of which a part is not what was stored. */
export type ImportTexts = readonly string[] | null;

/** Thrown to who asked for figures of rows that are not here yet: they are read, and the question begins again. */
export class RowsNeeded extends Error {
  readonly source: ImportSource;
  constructor(source: ImportSource) {
    super(`The rows of ${source.id} are not here yet`);
    this.source = source;
  }
}

/** Thrown to who makes facts of many rows: the page has a turn, and the question begins again with those that are made. */
export class TurnNeeded extends Error {
  constructor() {
    super('The page needs a turn');
  }
}

/** By import: its rows never change, wherever the log is forked from and whatever is undone. */
export const createImportedRows = () => {
  const byImport = new Map<string, ImportTexts>();
  let allowance = Number.POSITIVE_INFINITY;
  return {
    /** Facts of so many rows are made until the next turn, at least those of one block. Never called: all at once, as in a worker. */
    turn: (rows: number): void => {
      allowance = rows;
    },
    /** Facts are made of so many rows; throws `TurnNeeded` where that was done often enough. */
    spend: (rows: number): void => {
      if (allowance <= 0) throw new TurnNeeded();
      allowance -= rows;
    },
    /** Undefined as long as nobody has read them. */
    of: ({ id }: Pick<ImportSource, 'id'>): ImportTexts | undefined => byImport.get(id),
    keep: ({ id }: Pick<ImportSource, 'id'>, texts: ImportTexts): void => {
      byImport.set(id, texts);
    },
  };
};

export type ImportedRows = ReturnType<typeof createImportedRows>;

type Reading = Pick<EventLog, 'readStream'>;

/** One chunk after the other, with turns of the page between them. */
const readTexts = async (log: Reading, { id, imported }: ImportSource): Promise<ImportTexts> => {
  const stored = await log.readStream(importRowsStream.of(id));
  const kept = new Map(
    stored.map(({ data }) => {
      const { hash, rows } = data as ImportRowsEvent['data'];
      return [hash, rows] as const;
    }),
  );
  const texts: string[] = [];
  for (const { hash } of imported.chunks) {
    await macrotask();
    const rows = kept.get(hash);
    const text = rows !== undefined && sha256Hex(rows) === hash ? await chunkText(rows) : null;
    if (text === null) return null;
    texts.push(text);
  }
  return texts;
};

/** Whether all of an import is as it was stored; afterwards its rows are here. */
export const loadRows = async (rows: ImportedRows, log: Reading, source: ImportSource): Promise<boolean> => {
  const texts = rows.of(source) ?? (await readTexts(log, source));
  rows.keep(source, texts);
  return texts !== null;
};
