/** What the page and a worker of imports tell each other: one file, how far it is, and what came of it. */
import { packRows } from '#domain/imports/packedRows.ts';
import type { ImportAnswers, ImportReading, ImportRules } from '#domain/imports/platform/importReading.ts';
import { readImport } from '#domain/imports/platform/readImport.ts';

/** `wants`: the rows packed for the wire beside the reading, or the reading alone. */
export type ImportTask = {
  readonly file: Blob;
  readonly answers: ImportAnswers;
  readonly rules: ImportRules;
  readonly wants: 'reading' | 'rows';
};

export type ImportResult = {
  readonly reading: ImportReading;
  /** Packed; empty where they are not wanted. */
  readonly rows: readonly string[];
};

export type FromImportWorker =
  /** The first one tells that the worker has begun. `part`: how much is done, from 0 to 1. */
  | { readonly kind: 'progress'; readonly part: number }
  | { readonly kind: 'result'; readonly result: ImportResult }
  | { readonly kind: 'failed'; readonly detail: string };

type Step = {
  readonly tell: (part: number) => void;
  /** Called between two steps. */
  readonly pause?: () => Promise<void>;
};

/** Rejects with what `pause` rejects with. */
export const runImportTask = async (
  { file, answers, rules, wants }: ImportTask,
  { tell, pause }: Step,
): Promise<ImportResult> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const work = readImport(bytes, answers, rules);
  let step = work.next();
  while (step.done !== true) {
    tell(step.value);
    if (pause !== undefined) await pause();
    step = work.next();
  }
  const { reading, rows } = step.value;
  return { reading, rows: wants === 'rows' ? await packRows(rows()) : [] };
};
