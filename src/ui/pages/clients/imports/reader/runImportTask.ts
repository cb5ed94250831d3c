/** Reads one file on the main thread or in a worker, and defines the worker's messages. */
import { packRows } from '#domain/imports/packedRows.ts';
import { readImport } from '#domain/imports/platform/readImport.ts';
import type { ImportResult, ImportTask } from '#machines/imports/importTask.ts';

export type FromImportWorker =
  /** The first message signals that the worker has started. `part`: progress from 0 to 1. */
  | { readonly kind: 'progress'; readonly part: number }
  | { readonly kind: 'result'; readonly result: ImportResult }
  | { readonly kind: 'failed'; readonly detail: string };

type Step = {
  readonly tell: (part: number) => void;
  readonly pause?: () => Promise<void>;
};

/** Rejects with the error of `pause`. */
export const runImportTask = async (
  { file, choices, rules, wants }: ImportTask,
  { tell, pause }: Step,
): Promise<ImportResult> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const work = readImport(bytes, choices, rules);
  let step = work.next();
  while (step.done !== true) {
    tell(step.value);
    if (pause !== undefined) await pause();
    step = work.next();
  }
  const { reading, rows } = step.value;
  return { reading, rows: wants === 'rows' ? await packRows(rows()) : [] };
};
