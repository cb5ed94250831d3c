/** Converts frames to plain data for files and comparisons, with references written out. */
import type { Frame } from '#world/trace.ts';

/** Deeper than any detail of the product, to bound values that refer to themselves. */
const deepest = 12;

const isRecord = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value)) || value.constructor?.name === 'Object';

const plain = (value: unknown, depth: number): unknown => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object') return undefined;
  if (depth > deepest) return '…';
  const inner = (one: unknown) => plain(one, depth + 1);
  if (value instanceof Error) return { $error: { name: value.name, message: value.message } };
  if (value instanceof Headers) return { $headers: [...value.entries()] };
  if (value instanceof Map) return { $map: [...value].map(inner) };
  if (value instanceof Set) return [...value].map(inner);
  if (Array.isArray(value)) return value.map((one) => inner(one) ?? null);
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const plain = inner(one);
      return plain === undefined ? [] : [[key, plain]];
    }),
  );
};

export const plainFrame = (frame: Frame): Frame => ({
  ...frame,
  detail: plain(frame.detail, 0) ?? null,
});

/** Restores a value that JSON cannot represent; lookalikes stay plain. */
const restored = (value: object): unknown => {
  const { $error, $headers, $map } = value as Record<string, never>;
  try {
    if ($error)
      return Object.assign(new Error(Object($error).message), { name: String(Object($error).name) });
    if ($headers) return new Headers($headers);
    if ($map) return new Map($map);
  } catch {
    // Not a list of pairs, or an invalid header name.
  }
  return value;
};

/** Restores parsed JSON of a bounded depth, in place and inner values first: a reviver of `JSON.parse` takes a hundred times longer. */
export const revived = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const held = value as Record<string, unknown>;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    const before = held[key];
    const after = revived(before);
    if (after !== before) held[key] = after;
  }
  return restored(value);
};

export const parsePlain = (text: string): unknown => revived(JSON.parse(text));
