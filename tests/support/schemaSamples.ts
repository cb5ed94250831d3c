/** Generates random values for a JSON schema, limited to the product's own schemas. */
import fc from 'fast-check';

export type SampledSchema = {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SampledSchema[];
  readonly oneOf?: readonly SampledSchema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly properties?: Readonly<Record<string, SampledSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | SampledSchema;
  readonly propertyNames?: SampledSchema;
  readonly items?: SampledSchema;
  readonly prefixItems?: readonly SampledSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
};

const longestText = 40;

const time = fc.date({
  min: new Date('2000-01-01T00:00:00.000Z'),
  max: new Date('2099-12-31T00:00:00.000Z'),
  noInvalidDate: true,
});

const textOf = ({ format, pattern, minLength = 0, maxLength }: SampledSchema): fc.Arbitrary<unknown> => {
  if (format === 'date-time') return time.map((one) => one.toISOString());
  if (format === 'date') return time.map((one) => one.toISOString().slice(0, 10));
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.example$/);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const most = Math.min(maxLength ?? longestText, Math.max(minLength, longestText));
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: most })
    .filter((one) => one.length <= (maxLength ?? most));
};

const numberOf = ({ type, minimum, exclusiveMinimum, maximum }: SampledSchema): fc.Arbitrary<unknown> => {
  const least = Math.max(minimum ?? exclusiveMinimum ?? -1e9, -1e9);
  const most = Math.min(maximum ?? 1e9, 1e9);
  const isOpen = exclusiveMinimum !== undefined;
  if (type === 'integer')
    return fc.integer({ min: Math.ceil(least) + (isOpen ? 1 : 0), max: Math.floor(most) });
  // JSON has no negative zero.
  return fc.double({ min: least, max: most, noNaN: true, minExcluded: isOpen }).map((one) => one + 0);
};

const listOf = ({ prefixItems, items = {}, minItems = 0, maxItems }: SampledSchema): fc.Arbitrary<unknown> =>
  prefixItems
    ? fc.tuple(...prefixItems.map(sampleOf))
    : fc.array(sampleOf(items), {
        minLength: minItems,
        maxLength: Math.min(maxItems ?? minItems + 3, minItems + 3),
      });

const objectOf = ({
  properties = {},
  required = [],
  additionalProperties,
  propertyNames,
}: SampledSchema): fc.Arbitrary<unknown> => {
  const fields = Object.entries(properties).map(([name, part]) => [name, sampleOf(part)] as const);
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: [...required], noNullPrototype: true });
  if (typeof additionalProperties !== 'object') return known;
  const name = propertyNames === undefined ? fc.stringMatching(/^[a-z]{1,8}$/) : sampleOf(propertyNames);
  const others = fc.dictionary(name as fc.Arbitrary<string>, sampleOf(additionalProperties), {
    maxKeys: 3,
    noNullPrototype: true,
  });
  return fc.tuple(others, known).map(([more, one]) => ({ ...more, ...one }));
};

export const sampleOf = (schema: SampledSchema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(sampleOf));
  const { type } = schema;
  if (typeof type === 'object') return fc.oneof(...type.map((one) => sampleOf({ ...schema, type: one })));
  switch (type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return listOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'string':
      return textOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};
