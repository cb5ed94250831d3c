/** What is asked of whoever reads a file, and what comes of it. Types alone: the reading is no part of the machines. */
import type { ImportChoices, ImportReading, ImportRules } from '#domain/imports/platform/importReading.ts';

/** `wants`: the rows packed for the wire beside the reading, or the reading alone. */
export type ImportTask = {
  readonly file: Blob;
  readonly choices: ImportChoices;
  readonly rules: ImportRules;
  readonly wants: 'reading' | 'rows';
};

export type ImportResult = {
  readonly reading: ImportReading;
  /** Packed; empty where they are not wanted. */
  readonly rows: readonly string[];
};

export type ReadStep = {
  readonly signal: AbortSignal;
  /** Told how much is done, from 0 to 1. */
  readonly tell: (part: number) => void;
};

/** Rejects with the signal's reason: then whoever reads leaves off. */
export type AskImportReader = (task: ImportTask, step: ReadStep) => Promise<ImportResult>;
