/** Serializes to canonical JSON of RFC 8785: equal values give equal text. */
import canonicalize from 'canonicalize';

/** Throws when the value is not JSON, such as `undefined` or a number that is not finite. */
export const canonicalJson = (value: unknown): string => {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Only JSON has a canonical text');
  return text;
};
