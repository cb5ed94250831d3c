/** Adds the metric descriptions of the shared dictionary to the API's OpenAPI document. */
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

const areFigures = (properties: Json): boolean =>
  Object.hasOwn(properties, 'spend_cents') && Object.hasOwn(properties, 'revenue_cents');

const propertiesOf = (properties: Json): Json => {
  const areAllFigures = areFigures(properties);
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const inner = withFigures(schema);
      return [
        name,
        areAllFigures && isFigureName(name) && isObject(inner)
          ? { ...inner, ...described(figureOf(name)) }
          : inner,
      ];
    }),
  );
};

export const withFigures = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withFigures);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === 'properties' && isObject(value) ? [key, propertiesOf(value)] : [key, withFigures(value)],
    ),
  );
};

export const figureDictionary = (): Json =>
  Object.fromEntries(
    figures.map((figure) => [figure.name, { ...described(figure), 'x-measures': [...figure.columns] }]),
  );
