/** Encodes a script as a short text for an address: deflated JSON in base64url. */
import { decompress } from '#domain/imports/compressText.ts';
import { toBase64Url } from '#world/createIds.ts';
import type { ParsedScript } from './parseScript.ts';
import type { Script } from './script.ts';

/** [A-Za-z0-9_-]; about a sixth of the script's JSON. */
export const encodeScript = async (script: Script): Promise<string> => {
  const stream = new Blob([JSON.stringify(script)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
};

const unreadable: ParsedScript = {
  ok: false,
  problems: [{ step: null, line: null, message: 'the link is damaged: it holds no script' }],
};

/** Decodes `encodeScript`, unpacking no more than a script's limit; reports errors as `parseScript` does. */
export const decodeScript = async (code: string): Promise<ParsedScript> => {
  const { parseScript, scriptBounds } = await import('./parseScript.ts');
  const isCode = code.length <= scriptBounds.longest && /^[\w-]+$/.test(code);
  const text = isCode
    ? await decompress(code.replaceAll('-', '+').replaceAll('_', '/'), scriptBounds.longest)
    : null;
  return text === null ? unreadable : parseScript(text);
};
