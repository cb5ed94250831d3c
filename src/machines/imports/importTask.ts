/** Declares the task and result of reading a file; types only, so that machines do not import the reader. */
import type { ImportChoices, ImportReading, ImportRules } from '#domain/imports/platform/importReading.ts';

export type ImportTask = {
  readonly file: Blob;
  readonly choices: ImportChoices;
  readonly rules: ImportRules;
  readonly wants: 'reading' | 'rows';
};

export type ImportResult = {
  readonly reading: ImportReading;
  readonly rows: readonly string[];
};

export type ReadStep = {
  readonly signal: AbortSignal;
  readonly tell: (part: number) => void;
};

/** Rejects with the signal's reason, and the reader then stops. */
export type AskImportReader = (task: ImportTask, step: ReadStep) => Promise<ImportResult>;
