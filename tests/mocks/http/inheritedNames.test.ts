/** Tests that names inherited from `Object.prototype` cause no internal error wherever a caller can write text. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { fixedPhrases } from '#domain/figureQuestions/fixedPhrases.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const inherited = Object.getOwnPropertyNames(Object.prototype);

type Opened = ReturnType<typeof openTestBackend> & { readonly token: string };

let opened: Opened;

beforeAll(async () => {
  const backend = openTestBackend();
  await backend.seed();
  opened = { ...backend, token: (await backend.demo('admin')).session.token };
});

/** Leaves out streams that stay open, and calls that end the test's session. */
const names = (Object.keys(paths) as EndpointName[]).filter(
  (name) => !/^(follow|signOut|openRealtime)/.test(name),
);

const paramsOf = (name: EndpointName): readonly string[] =>
  [...paths[name][1].matchAll(/:(\w+)/g)].map(([, param]) => param ?? '');

const queriesOf = (name: EndpointName): readonly string[] => {
  const endpoint: Endpoint = endpoints[name];
  return Object.keys(Object(endpoint.query ?? {}).shape ?? {});
};

const failing = async (name: EndpointName, call: object): Promise<readonly string[]> => {
  const { open, token } = opened;
  const { status } = await open(name, { token, headers: { 'If-Match': '*' }, ...call });
  return status >= 500 ? [`${name} ${JSON.stringify(call)} ${status}`] : [];
};

describe('a name that every object inherits', () => {
  test.each(inherited)('%s is no id of anything', async (word) => {
    const wrong: string[] = [];
    for (const name of names) {
      const params = Object.fromEntries(paramsOf(name).map((param) => [param, word]));
      if (paramsOf(name).length === 0) continue;
      const body = paths[name][0] === 'GET' || paths[name][0] === 'DELETE' ? {} : { body: {} };
      wrong.push(...(await failing(name, { params, ...body })));
    }
    expect(wrong).toEqual([]);
  });

  test.each(inherited)('%s is no value of a query', async (word) => {
    const wrong: string[] = [];
    for (const name of names.filter((one) => paths[one][0] === 'GET'))
      for (const field of queriesOf(name)) {
        const params = Object.fromEntries(paramsOf(name).map((param) => [param, word]));
        wrong.push(
          ...(await failing(name, { params, query: new URLSearchParams({ [field]: word }).toString() })),
        );
      }
    expect(wrong).toEqual([]);
  });

  const anyWord = fc.constantFrom(...inherited);

  test('may stand anywhere in a question, which is answered or refused', async () => {
    const known = fc.constantFrom(
      ...fixedPhrases.map(([phrase]) => phrase),
      'november',
      'q3',
      '2025',
      'Stackpilot',
    );
    const words = fc.tuple(
      fc.array(known, { maxLength: 3 }),
      anyWord,
      fc.array(fc.oneof(known, anyWord), { maxLength: 3 }),
    );
    await fc.assert(
      fc.asyncProperty(words, async ([before, word, after]) => {
        const question = [...before, word, ...after].join(' ');
        expect(await failing('askQuestion', { body: { question } })).toEqual([]);
      }),
      { numRuns: 150, examples: inherited.map((word): [[string[], string, string[]]] => [[[], word, []]]) },
    );
  });

  test('may stand in any part of a query for figures', async () => {
    const parts = fc.record(
      {
        client: anyWord,
        group_by: anyWord,
        sort: fc.oneof(
          anyWord,
          anyWord.map((word) => `-${word}`),
        ),
        measures: anyWord,
        interval: anyWord,
        compare: anyWord,
        filters: fc.oneof(
          anyWord.map((word) => `${word}:${word}`),
          fc
            .constantFrom('channel', 'campaign', 'source', 'device', 'country')
            .chain((dimension) => anyWord.map((word) => `${dimension}:${word}`)),
        ),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(parts, fc.boolean(), async (query, isExplained) => {
        const days = { from: '2025-12-01', to: '2025-12-07' };
        const name = isExplained ? 'readMetricExplanation' : 'readMetrics';
        const text = new URLSearchParams({ ...days, ...query, ...(isExplained && { figure: 'roas' }) });
        expect(await failing(name, { query: text.toString() })).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
