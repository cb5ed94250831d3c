/** Generates values that match a JSON schema of the API document, or nearly do, for the fuzzer. */
import type { Random } from '#world/random.ts';

export type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
};

export type Vocabulary = {
  readonly random: Random;
  readonly idFor: (field: string) => string;
};

const pickFrom = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random.integer(0, items.length - 1)] as Item;

const dates = ['2025-12-01', '2026-01-01', '2026-01-05', '2026-02-28', '2030-01-01'] as const;
const words = ['North', 'Spring sale', 'Weekly figures', 'Küche & Bad', '東京', 'a'] as const;

const textFor = (field: string, { format }: JsonSchema, { random, idFor }: Vocabulary): string => {
  const name = field.toLowerCase();
  if (format === 'date-time') return `${pickFrom(random, dates)}T09:00:00.000Z`;
  if (format === 'date' || /date|_on$|^(from|to|day|start|end)$/.test(name)) return pickFrom(random, dates);
  if (/email|recipient/.test(name)) return `person-${random.integer(1, 9)}@made.example`;
  if (/domain|host|website/.test(name)) return `site-${random.integer(1, 99)}.example`;
  if (/color|colour/.test(name)) return pickFrom(random, ['#123456', '#0a58ca', '#ffffff']);
  if (name !== 'tax_id' && /(^|_)ids?$|client|account|owner|scope/.test(name)) return idFor(field);
  if (/^(limit|as_of|after|page)$/.test(name)) return String(random.integer(1, 60));
  return pickFrom(random, words);
};

const numberFor = (
  { minimum = 0, maximum = 1_000_000, type }: JsonSchema,
  { random }: Vocabulary,
): number => {
  const [least, most] = [Math.max(minimum, -1_000_000), Math.min(maximum, 1_000_000)];
  const whole = random.integer(Math.ceil(least), Math.max(Math.ceil(least), Math.floor(most)));
  return type === 'number' && random.next() < 0.3 ? whole / 2 : whole;
};

const objectFor = (schema: JsonSchema, vocabulary: Vocabulary): Record<string, unknown> => {
  const { properties = {}, required = [] } = schema;
  const kept = Object.entries(properties).filter(
    ([name]) => required.includes(name) || vocabulary.random.next() < 0.6,
  );
  return Object.fromEntries(kept.map(([name, part]) => [name, fitting(part, vocabulary, name)]));
};

export const fitting = (schema: JsonSchema, vocabulary: Vocabulary, field = ''): unknown => {
  const { random } = vocabulary;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pickFrom(random, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fitting(pickFrom(random, choices), vocabulary, field);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'object':
      return objectFor(schema, vocabulary);
    case 'array': {
      const { minItems = 0, items = {} } = schema;
      const count = random.integer(minItems, Math.min(schema.maxItems ?? minItems + 2, minItems + 2));
      return Array.from({ length: count }, () => fitting(items, vocabulary, field));
    }
    case 'integer':
    case 'number':
      return numberFor(schema, vocabulary);
    case 'boolean':
      return random.next() < 0.5;
    case 'null':
      return null;
    default:
      return textFor(field, schema, vocabulary);
  }
};

const junk: readonly unknown[] = [
  null,
  '',
  ' ',
  'x'.repeat(5_000),
  '\u0000\u202e\ud83d\ude00',
  -1,
  0.5,
  1e308,
  2 ** 53,
  true,
  [],
  {},
  [[[[]]]],
  '9999-99-99',
  '<script>alert(1)</script>',
];

const smuggled = ['role', 'tenant', 'id', 'actor', 'position', 'constructor', 'workspace_id'] as const;

export const spoilt = (value: unknown, random: Random): unknown => {
  if (Array.isArray(value) && value.length > 0 && random.next() < 0.7) {
    const place = random.integer(0, value.length - 1);
    return value.map((item, index) => (index === place ? spoilt(item, random) : item));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || random.next() < 0.1)
    return pickFrom(random, junk);
  const names = Object.keys(value);
  if (names.length === 0 || random.next() < 0.2)
    return { ...value, [pickFrom(random, smuggled)]: pickFrom(random, junk) };
  const name = pickFrom(random, names);
  const { [name]: part, ...rest } = value as Record<string, unknown>;
  return random.next() < 0.2 ? rest : { ...rest, [name]: spoilt(part, random) };
};
