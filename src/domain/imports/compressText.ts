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
export const compress = async (text: string): Promise<string> => {
  if (isPlain(text) && text.length <= shortEnough) return text;
  const stream = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return base64Of(new Uint8Array(await new Response(stream).arrayBuffer()));
};

/** DEFLATE makes a thousand bytes of one at most: of so few at once come four megabytes, whatever they hold. */
const packedPiece = 4_096;

const inPieces = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let from = 0;
  return new ReadableStream(
    {
      pull: (controller) => {
        if (from >= bytes.length) controller.close();
        else controller.enqueue(bytes.slice(from, from + packedPiece));
        from += packedPiece;
      },
    },
    { highWaterMark: 0 },
  );
};

/** Null of what unpacks to more bytes than that; then nothing further is unpacked. */
const inflated = async (bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Blob | null> => {
  const stream: GenericTransformStream = new DecompressionStream('deflate-raw');
  const reader = inPieces(bytes)
    .pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)
    .getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  return new Blob(parts);
};

/** The text; null of what is none, or would be longer than so many bytes. */
export const decompress = async (short: string, most: number): Promise<string | null> => {
  if (isPlain(short)) return new TextEncoder().encode(short).length > most ? null : short;
  try {
    const bytes = Uint8Array.from(atob(short), (character) => character.charCodeAt(0));
    const unpacked = await inflated(bytes, most);
    return unpacked && new TextDecoder('utf-8', { fatal: true }).decode(await unpacked.arrayBuffer());
  } catch {
    // Neither base64 nor DEFLATE nor text.
    return null;
  }
};
