/** Puts hostile texts into every query of every read: each reply matches the document, and searches find the text as written. */
import { expect } from 'vitest';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { createReferee, operationOf } from '../apiDocument.ts';
import { type FuzzFixture, subjectOf } from '../fuzzFixture.ts';
import { fitting, type JsonSchema, type Vocabulary } from '../shapes.ts';

export type QueryField = { readonly name: EndpointName; readonly parameter: string };

const isText = ({ type, enum: words }: JsonSchema): boolean => type === 'string' && words === undefined;

export const queryFields: readonly QueryField[] = (Object.keys(paths) as EndpointName[])
  .filter((name) => paths[name][0] === 'GET')
  .flatMap((name) =>
    operationOf(name)
      .parameters.filter(({ in: place, schema }) => place === 'query' && isText(schema))
      .map(({ name: parameter }) => ({ name, parameter })),
  );

const judge = createReferee();

type Asked = QueryField & { readonly text: string; readonly token: string };

export const askWith = async (
  fixture: FuzzFixture,
  { name, parameter, text, token }: Asked,
  vocabulary: Vocabulary,
): Promise<number> => {
  const { parameters } = operationOf(name);
  const inPath = parameters.filter(({ in: place }) => place === 'path');
  const params = Object.fromEntries(
    inPath.map(({ name: one, schema }) => [
      one,
      schema.enum ? String(schema.enum[0]) : vocabulary.idFor(subjectOf(name)),
    ]),
  );
  const query = new URLSearchParams();
  for (const { name: one, in: place, required, schema } of parameters)
    if (place === 'query' && required) query.set(one, String(fitting(schema, vocabulary, one)));
  query.set(parameter, text);
  const reply = await fixture.ask(name, { params, token, query: query.toString() });
  const where = `${name}?${parameter} with ${JSON.stringify(text)}`;
  expect([where, judge(name, reply)]).toEqual([where, null]);
  expect([where, reply.status]).toEqual([where, expect.toSatisfy((status: number) => status < 500)]);
  return reply.status;
};

const leavesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
};

export const holdSearch = async (
  fixture: FuzzFixture,
  { text, token, number }: { readonly text: string; readonly token: string; readonly number: number },
): Promise<boolean> => {
  const body = { name: text, domain: `naughty-${number}.example`, industry: 'Retail' };
  const added = await fixture.ask('addClient', { token, body });
  if (added.status >= 400) {
    expect([text, added.status]).toEqual([text, 422]);
    return false;
  }
  const { client } = added.body as { client: { id: string; name: string } };
  const { id, name } = client;
  expect(name).toBe(tidyText(text));
  const q = new URLSearchParams({ q: name, status: 'all', limit: '500' }).toString();
  const { items } = await fixture.succeed('listClients', { token, query: q });
  expect(items.find((item) => item.id === id)?.name).toBe(name);
  const { client: read } = await fixture.succeed('readClient', { token, params: { id } });
  expect(read.name).toBe(name);
  if (number % 10 === 0) {
    const range = 'from=2025-12-01&to=2025-12-31';
    const { clients } = await fixture.succeed('readPortfolio', { token, query: range });
    expect(clients.find((one) => one.id === id)?.name).toBe(name);
  }
  const history = new URLSearchParams({ q: name, client: id }).toString();
  const changes = await fixture.succeed('listHistory', { token, query: history });
  expect(leavesOf(changes.items)).toContain(name);
  await fixture.succeed('deleteClient', {
    token,
    params: { id },
    body: { name },
    headers: { 'If-Match': '*' },
  });
  return true;
};
