/** Reads the Big List of Naughty Strings from its folder next to the project, without copying it. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const naughtyPath = resolve(import.meta.dirname, '../../../shared/data/naughty/blns.json');

export const hasNaughtyTexts = existsSync(naughtyPath);

export const naughtyTexts = (): readonly string[] =>
  JSON.parse(readFileSync(naughtyPath, 'utf8')) as string[];
