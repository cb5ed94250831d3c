/** Parses untrusted JSON after checking its length and depth. */

export type JsonBounds = {
  readonly longest: number;
  readonly deepest: number;
};

export type BoundedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: string };

const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Index of the closing quote; past the end if it is missing. */
const endOfText = (json: string, start: number): number => {
  let at = start + 1;
  for (let code = json.charCodeAt(at); at < json.length && code !== quote; code = json.charCodeAt(at)) {
    at += code === backslash ? 2 : 1;
  }
  return at;
};

/** Checked before parsing: a reviver or a recursive walk would overflow the stack. */
const isDeeperThan = (json: string, deepest: number): boolean => {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfText(json, at);
    else if (opening.has(code)) depth += 1;
    else if (closing.has(code)) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
};

const englishMillions = (characters: number): string =>
  characters === 1_000_000 ? 'a million' : `${characters / 1_000_000} million`;

export const tooLong = (longest: number): string =>
  `This is longer than ${englishMillions(longest)} characters.`;

/** `problem` is a sentence. Runs in linear time, and rejects an overlong text at once. */
export const parseBounded = (json: string, { longest, deepest }: JsonBounds): BoundedJson => {
  if (json.length > longest) return { ok: false, problem: tooLong(longest) };
  if (json.trim() === '') return { ok: false, problem: 'This is empty.' };
  if (isDeeperThan(json, deepest))
    return { ok: false, problem: `This is nested deeper than ${deepest} levels.` };
  try {
    return { ok: true, value: JSON.parse(json) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, problem: `This is not JSON: ${error.message}` };
  }
};
