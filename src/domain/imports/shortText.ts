/** Text made shorter with the platform's own DEFLATE, as characters that JSON takes as they are (base64). */

const through = (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) =>
  new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);

/** So many characters are made of bytes at once: more arguments than a function takes are none. */
const piece = 8_192;

const base64Of = (bytes: Uint8Array): string => {
  let characters = '';
  for (let from = 0; from < bytes.length; from += piece) {
    characters += String.fromCharCode(...bytes.subarray(from, from + piece));
  }
  return btoa(characters);
};

/** So many characters stay as they are. */
const shortEnough = 4_096;

/** JSON of an object begins with what no base64 has. */
const isPlain = (text: string): boolean => text.startsWith('{');

/**
 * JSON of an object, at a quarter of its length. A short one stays as it is: platforms compress differently, and a log of few rows
 * is the same byte for byte wherever it is written.
 */
export const shortened = async (text: string): Promise<string> => {
  if (isPlain(text) && text.length <= shortEnough) return text;
  const stream = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return base64Of(new Uint8Array(await new Response(stream).arrayBuffer()));
};

/** The text; null of what is none, or would be longer than so many bytes. */
export const lengthened = async (short: string, most: number): Promise<string | null> => {
  if (isPlain(short)) return new TextEncoder().encode(short).length > most ? null : short;
  try {
    const bytes = Uint8Array.from(atob(short), (character) => character.charCodeAt(0));
    const stream = through(bytes, new DecompressionStream('deflate-raw'));
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    for await (const part of stream) {
      length += part.length;
      if (length > most) return null;
      parts.push(part);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(parts).arrayBuffer());
  } catch {
    // Neither base64 nor DEFLATE nor text.
    return null;
  }
};
