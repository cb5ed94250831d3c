/** The figures of the API's description, in the words of the dictionary that pages, files and answers take them from. */
import { isFigureName } from '#domain/kpi/figureNames.ts';
import { type Figure, figureOf, figures } from '#domain/kpi/metricDictionary.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const described = ({ label, formula, unit, direction, note }: Figure): Json => ({
  title: label,
  description: `${formula}. ${note}`,
  'x-formula': formula,
  'x-unit': unit,
  'x-direction': direction,
});

/** Both are in every set of figures, and in nothing else: a word such as `users` alone may mean another thing. */
const areFigures = (properties: Json): boolean =>
  Object.hasOwn(properties, 'spend_cents') && Object.hasOwn(properties, 'revenue_cents');

const propertiesOf = (properties: Json): Json => {
  const told = areFigures(properties);
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const inner = withFigures(schema);
      return [
        name,
        told && isFigureName(name) && isObject(inner) ? { ...inner, ...described(figureOf(name)) } : inner,
      ];
    }),
  );
};

/** The same schema with what each figure means. */
export const withFigures = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withFigures);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === 'properties' && isObject(value) ? [key, propertiesOf(value)] : [key, withFigures(value)],
    ),
  );
};

/** Each by its name on the wire, with the measures that it is made of. */
export const figureDictionary = (): Json =>
  Object.fromEntries(
    figures.map((figure) => [figure.name, { ...described(figure), 'x-measures': [...figure.columns] }]),
  );
