/** Conceals passwords and tokens in everything that the trace and the Lab show. */

const secretFields: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'currentPassword',
  'newPassword',
  'token',
  'secret',
  'oneTimeCode',
]);

export const concealed = '•••';

/** Deeper than any event or context: a bound for circular values. */
const deepest = 8;

/** Only plain data is traversed: an instance of a class (an error, a response, an actor) or a list stays as it is. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const conceal = (value: Record<string, unknown>, depth: number): Record<string, unknown> => {
  let copy: Record<string, unknown> | null = null;
  for (const field of Object.keys(value)) {
    const before = value[field];
    const after = secretFields.has(field) && typeof before === 'string' ? concealed : reveal(before, depth);
    if (after !== before) {
      copy ??= { ...value };
      copy[field] = after;
    }
  }
  return copy ?? value;
};

const reveal = (value: unknown, depth: number): unknown =>
  depth < deepest && isRecord(value) ? conceal(value, depth + 1) : value;

/** Returns the same value when it has no secrets, else a copy with `•••` for each secret. Lists contain none and are skipped. */
export const withoutSecrets = (value: unknown): unknown => reveal(value, 0);

export const hasConcealed = (value: unknown, depth = 0): boolean =>
  value === concealed ||
  (depth < deepest &&
    isRecord(value) &&
    Object.values(value).some((inner) => hasConcealed(inner, depth + 1)));
