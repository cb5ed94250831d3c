/** Estimates how much memory a value takes that a frame keeps, without looking at all of it. */

/** Bytes of an object and of an entry of it, without what the entry holds; about what V8 takes. */
const objectBytes = 56;
const entryBytes = 16;
const numberBytes = 12;

/** Elements of a list that are looked at; the others count as these do. */
const sampled = 8;

/** Objects that one estimate looks at: a frame is recorded in microseconds. */
const mostObjects = 200;

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

/** Letters of Latin take one byte, others two. */
const textBytes = (text: string): number => objectBytes / 2 + text.length;

/**
 * A function that estimates bytes. An object that it has seen counts as nothing, as several frames share it. Of objects with a class,
 * such as actors and headers, it knows only buffers; what they hold belongs to the app.
 */
export const createFrameBytes = (): ((value: unknown) => number) => {
  const seen = new WeakSet<object>();
  let left = 0;

  const ofList = (list: readonly unknown[]): number => {
    const step = Math.max(1, Math.floor(list.length / sampled));
    let sum = 0;
    let looked = 0;
    for (let index = 0; index < list.length && looked < sampled; index += step) {
      sum += bytesOf(list[index]);
      looked += 1;
    }
    return objectBytes + list.length * entryBytes + (looked === 0 ? 0 : (sum / looked) * list.length);
  };

  const ofObject = (value: object): number => {
    if (seen.has(value) || left <= 0) return 0;
    seen.add(value);
    left -= 1;
    if (Array.isArray(value)) return ofList(value);
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return objectBytes + value.byteLength;
    if (!isPlain(value)) return objectBytes;
    let sum = objectBytes;
    for (const inner of Object.values(value)) sum += entryBytes + bytesOf(inner);
    return sum;
  };

  const bytesOf = (value: unknown): number => {
    if (typeof value === 'string') return textBytes(value);
    if (typeof value === 'number') return numberBytes;
    return typeof value === 'object' && value !== null ? ofObject(value) : 0;
  };

  return (value) => {
    left = mostObjects;
    return bytesOf(value);
  };
};
