/** Reads an export at once, as tests do. */
import { type ImportAnswers, type ImportRules, noAnswers } from '#domain/imports/platform/importReading.ts';
import { readImport } from '#domain/imports/platform/readImport.ts';
import type { ReadImport } from '#domain/imports/platform/readOneTable.ts';

export const importRules: ImportRules = { today: '2026-11-28', currency: 'USD' };

/** `text`: a file as text, in UTF-8, or its bytes. */
export const readExport = (
  text: string | Uint8Array,
  answers: Partial<ImportAnswers> = {},
  rules: ImportRules = importRules,
): ReadImport => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const work = readImport(bytes, { ...noAnswers, ...answers }, rules);
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
};
