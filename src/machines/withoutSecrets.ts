/** How passwords and tokens are kept out of everything that the trace and the Lab show. */

const secretFields: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'currentPassword',
  'newPassword',
  'token',
  'secret',
]);

/** What stands where a secret was. */
export const concealed = '•••';

/** Deeper than any event or context of the product: a bound for values that refer to themselves. */
const deepest = 8;

/** Only data is looked through: an object of a class (an error, a response, an actor) or a list stays as it is. */
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

/** The value itself when there is nothing to hide, else a copy with `•••` for each secret. Lists have none, and are left out. */
export const withoutSecrets = (value: unknown): unknown => reveal(value, 0);
