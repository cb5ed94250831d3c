/** Reads an export synchronously, for tests. */
import { type ImportChoices, type ImportRules, noChoices } from '#domain/imports/platform/importReading.ts';
import { readImport } from '#domain/imports/platform/readImport.ts';
import type { ReadImport } from '#domain/imports/platform/readOneTable.ts';

export const importRules: ImportRules = { today: '2026-11-28', currency: 'USD' };

/** `text`: a file as UTF-8 text or as bytes. */
export const readExport = (
  text: string | Uint8Array,
  choices: Partial<ImportChoices> = {},
  rules: ImportRules = importRules,
): ReadImport => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const work = readImport(bytes, { ...noChoices, ...choices }, rules);
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
};
