/** The names that answers give to ids, so that a person reads “Acme” where a machine reads an id. */

export type KnownNames = ReadonlyMap<string, string>;

const titles = ['name', 'title', 'label', 'domain', 'email'] as const;

/** What a thing calls itself; null for one without a name. */
const nameOf = (thing: object): string | null => {
  const told = thing as Readonly<Record<string, unknown>>;
  const { firstName, lastName } = told;
  if (typeof firstName === 'string' && firstName !== '') return `${firstName} ${lastName ?? ''}`.trim();
  const found = titles.map((key) => told[key]).find((one) => typeof one === 'string' && one !== '');
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

/** Of all that answers file under its id, as in `byWorkspace`; the first answer that names an id counts. */
export const namesIn = (answers: readonly object[]): KnownNames => {
  const found = new Map<string, string>();
  for (const answer of answers)
    for (const [key, filed] of Object.entries(answer))
      if (/^by[A-Z]/.test(key) && typeof filed === 'object' && filed !== null) gather(filed, found);
  return found;
};
