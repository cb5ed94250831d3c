/** Estimates the memory of a value in a frame from a sample. */

/** Bytes of an object and of an entry without its content; about V8's sizes. */
const objectBytes = 56;
const entryBytes = 16;
const numberBytes = 12;

const sampled = 8;

/** The most objects per estimate, so that a frame is recorded in microseconds. */
const mostObjects = 200;

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

/** Latin letters take one byte, others two. */
const textBytes = (text: string): number => objectBytes / 2 + text.length;

/**
 * Returns an estimator. An object that it has seen counts as nothing, because frames share it. Of class
 * instances only buffers count; their other contents belong to the app.
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
