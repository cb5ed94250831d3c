/** Frames as plain data, for files and for comparing: what they refer to is written out. */
import type { Frame } from '#world/trace.ts';

/** Deeper than any detail of the product: a bound for values that refer to themselves. */
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
      const told = inner(one);
      return told === undefined ? [] : [[key, told]];
    }),
  );
};

/** The same frame whose detail JSON can carry. */
export const plainFrame = (frame: Frame): Frame => ({
  ...frame,
  detail: plain(frame.detail, 0) ?? null,
});

/** What JSON cannot carry is as it was again; what only looks like it stays as it is written. For `JSON.parse`. */
export const revive = (_key: string, value: unknown): unknown => {
  const { $error, $headers, $map } = Object(value) as Record<string, never>;
  try {
    if ($error)
      return Object.assign(new Error(Object($error).message), { name: String(Object($error).name) });
    if ($headers) return new Headers($headers);
    if ($map) return new Map($map);
  } catch {
    // A list of no pairs, or a name that is no header's.
  }
  return value;
};

/** Reads what `JSON.stringify` made of plain frames. */
export const parsePlain = (text: string): unknown => JSON.parse(text, revive);
