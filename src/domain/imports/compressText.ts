/** Compresses text with the platform's DEFLATE and encodes it as base64 for JSON. */

const through = (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) =>
  new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);

/** Chunk size for `String.fromCharCode`, below the engine's limit of arguments. */
const piece = 8_192;

const base64Of = (bytes: Uint8Array): string => {
  let characters = '';
  for (let from = 0; from < bytes.length; from += piece) {
    characters += String.fromCharCode(...bytes.subarray(from, from + piece));
  }
  return btoa(characters);
};

/** Shorter text is not compressed. */
const shortEnough = 4_096;

/** JSON of an object starts with a character that base64 lacks. */
const isPlain = (text: string): boolean => text.startsWith('{');

/** Short text stays plain: DEFLATE output differs by platform, and a small log must be byte-identical everywhere. */
export const compress = async (text: string): Promise<string> => {
  if (isPlain(text) && text.length <= shortEnough) return text;
  const stream = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return base64Of(new Uint8Array(await new Response(stream).arrayBuffer()));
};

/** DEFLATE expands at most a thousandfold, so a piece of this size yields at most four megabytes. */
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

/** Null if the output exceeds `most` bytes; decompression then stops. */
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

/** Null for invalid input or for text longer than `most` bytes. */
export const decompress = async (short: string, most: number): Promise<string | null> => {
  if (isPlain(short)) return new TextEncoder().encode(short).length > most ? null : short;
  try {
    const bytes = Uint8Array.from(atob(short), (character) => character.charCodeAt(0));
    const unpacked = await inflated(bytes, most);
    return unpacked && new TextDecoder('utf-8', { fatal: true }).decode(await unpacked.arrayBuffer());
  } catch {
    // Invalid base64, DEFLATE or UTF-8.
    return null;
  }
};
