/** Compares the shape of an event's payload with its examples. */

type Kind = 'string' | 'number' | 'boolean' | 'object' | 'list' | 'null';

const kindOf = (value: unknown): Kind =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : (typeof value as Kind);

const words: Readonly<Record<Kind, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  list: 'a list',
  null: 'null',
};

const wordsOf = (examples: readonly unknown[]): string =>
  [...new Set(examples.map(kindOf))].map((kind) => words[kind]).join(' or ');

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => kindOf(value) === 'object';

const fieldProblems = (path: string, content: Fields, examples: readonly Fields[]): readonly string[] => {
  const names = [...new Set(examples.flatMap((example) => Object.keys(example)))];
  return names.flatMap((name) => {
    const shown = examples.flatMap((example) => (example[name] === undefined ? [] : [example[name]]));
    const inside = path === '' ? name : `${path}.${name}`;
    if (content[name] !== undefined) return problemsOf(inside, content[name], shown);
    const isNeeded = shown.length === examples.length;
    return isNeeded ? [`${inside} is missing: it is ${wordsOf(shown)}.`] : [];
  });
};

const problemsOf = (path: string, content: unknown, examples: readonly unknown[]): readonly string[] => {
  const kinds = new Set(examples.map(kindOf));
  kinds.delete('null');
  // Examples with null alone do not restrict the type.
  if (kinds.size === 0) return [];
  if (!examples.map(kindOf).includes(kindOf(content))) {
    return [`${path} is ${wordsOf([content])}, and must be ${wordsOf(examples)}.`];
  }
  if (isObject(content)) return fieldProblems(path, content, examples.filter(isObject));
  if (!Array.isArray(content)) return [];
  const items = examples.filter(Array.isArray).flat();
  return content.flatMap((item, index) => problemsOf(`${path}[${index}]`, item, items));
};

/** One message for each missing field and each unknown type of value; fields that the examples lack may be anything. */
export const shapeProblems = (content: Fields, examples: readonly Fields[]): readonly string[] =>
  fieldProblems('', content, examples);
