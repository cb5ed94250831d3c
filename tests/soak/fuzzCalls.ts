/** Generates calls of an endpoint that match the API document, or nearly do. */
import type { EndpointName } from '#domain/contract/paths.ts';
import type { CallOptions } from '#tests/support/testBackend.ts';
import { bodySchemaOf, operationOf } from './apiDocument.ts';
import { subjectOf } from './fuzzFixture.ts';
import { fitting, spoilt, type Vocabulary } from './shapes.ts';

export const queryText = (pairs: readonly (readonly [field: string, value: string])[]): string =>
  new URLSearchParams(pairs.map(([field, value]) => [field, value])).toString();

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const paramsFor = (name: EndpointName, { idFor }: Vocabulary): Record<string, string> =>
  Object.fromEntries(
    operationOf(name)
      .parameters.filter((parameter) => parameter.in === 'path')
      .map(({ name: field, schema }) => [
        field,
        schema.enum ? String(schema.enum[0]) : idFor(subjectOf(name)),
      ]),
  );

const fittingQuery = (name: EndpointName, vocabulary: Vocabulary): string => {
  const asked = operationOf(name).parameters.filter(
    (parameter) => parameter.in === 'query' && (parameter.required || vocabulary.random.next() < 0.2),
  );
  return queryText(
    asked.map(({ name: field, schema }) => [field, textOf(fitting(schema, vocabulary, field))]),
  );
};

export const fittingCall = (name: EndpointName, vocabulary: Vocabulary): CallOptions => {
  const body = bodySchemaOf(name);
  const query = fittingQuery(name, vocabulary);
  return {
    params: paramsFor(name, vocabulary),
    ...(query === '' ? {} : { query }),
    ...(body === null ? {} : { body: fitting(body, vocabulary) }),
  };
};

const anyQuery = (name: EndpointName, vocabulary: Vocabulary): string => {
  const { random } = vocabulary;
  const asked = operationOf(name).parameters.filter(
    (parameter) => parameter.in === 'query' && (parameter.required || random.next() < 0.3),
  );
  const pairs = asked.map(({ name: field, schema }): readonly [string, string] => [
    field,
    textOf(random.next() < 0.9 ? fitting(schema, vocabulary, field) : spoilt(null, random)),
  ]);
  return queryText(random.next() < 0.03 ? [...pairs, ['unknown', 'x']] : pairs);
};

const anyBody = (name: EndpointName, vocabulary: Vocabulary): Pick<CallOptions, 'body'> => {
  const schema = bodySchemaOf(name);
  const { random } = vocabulary;
  if (schema === null) return random.next() < 0.1 ? { body: {} } : {};
  const body = fitting(schema, vocabulary);
  return { body: random.next() < 0.6 ? body : spoilt(body, random) };
};

export const anyCall = (name: EndpointName, isReading: boolean, vocabulary: Vocabulary): CallOptions => {
  const query = anyQuery(name, vocabulary);
  return {
    params: paramsFor(name, vocabulary),
    ...(query === '' ? {} : { query }),
    ...(isReading ? {} : anyBody(name, vocabulary)),
  };
};
