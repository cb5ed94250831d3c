/** Collects display names of ids from replies, so that people read “Acme” instead of an id. */

export type KnownNames = ReadonlyMap<string, string>;

const titles = ['name', 'title', 'label', 'domain', 'email'] as const;

const nameOf = (thing: object): string | null => {
  const fields = thing as Readonly<Record<string, unknown>>;
  const { firstName, lastName } = fields;
  if (typeof firstName === 'string' && firstName !== '') return `${firstName} ${lastName ?? ''}`.trim();
  const found = titles.map((key) => fields[key]).find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found : null;
};

const gather = (filed: object, found: Map<string, string>): void => {
  for (const [id, thing] of Object.entries(filed)) {
    if (typeof thing !== 'object' || thing === null || Array.isArray(thing)) continue;
    const name = nameOf(thing);
    if (name === null) gather(thing, found);
    else if (!found.has(id)) found.set(id, name);
  }
};

/** Scans objects keyed by id, as in `byWorkspace`; the first name of an id wins. */
export const namesIn = (answers: readonly object[]): KnownNames => {
  const found = new Map<string, string>();
  for (const answer of answers)
    for (const [key, filed] of Object.entries(answer))
      if (/^by[A-Z]/.test(key) && typeof filed === 'object' && filed !== null) gather(filed, found);
  return found;
};
