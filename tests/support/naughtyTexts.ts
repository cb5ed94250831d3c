/** The Big List of Naughty Strings, where it lies beside the project: it is read there and never copied. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const naughtyPath = resolve(import.meta.dirname, '../../../shared/data/naughty/blns.json');

export const hasNaughtyTexts = existsSync(naughtyPath);

/** All of them; throws where the list is not there. */
export const naughtyTexts = (): readonly string[] =>
  JSON.parse(readFileSync(naughtyPath, 'utf8')) as string[];
