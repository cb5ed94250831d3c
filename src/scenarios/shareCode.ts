/** A script as a short text that fits into an address: JSON, deflated, in the letters that addresses take. */
import { toBase64Url } from '#world/createIds.ts';
import type { ParsedScript } from './parseScript.ts';
import type { Script } from './script.ts';

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: ReadableWritablePair<Uint8Array, BufferSource>,
) => {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped as ReadableStream).arrayBuffer());
};

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** [A-Za-z0-9_-]; about a sixth of the script's JSON. */
export const encodeScript = async (script: Script): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(script));
  return toBase64Url(await through(bytes, new CompressionStream('deflate-raw')));
};

const unreadable: ParsedScript = {
  ok: false,
  problems: [{ step: null, line: null, message: 'the link is damaged: it holds no script' }],
};

/** Reads what `encodeScript` wrote; what is no script is told as by `parseScript`. */
export const decodeScript = async (code: string): Promise<ParsedScript> => {
  const { parseScript } = await import('./parseScript.ts');
  try {
    const bytes = await through(fromBase64Url(code), new DecompressionStream('deflate-raw'));
    return parseScript(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return unreadable;
  }
};
