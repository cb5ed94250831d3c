/** Tests that every shipped script can be exported as a test: each of its announcements is checkable outside a stage. */
import { expect, test } from 'vitest';
import { endpointAt } from '#domain/contract/endpointAt.ts';
import { paths } from '#domain/contract/paths.ts';
import { refusalForm } from '#scenarios/export/refusals.ts';
import { testFile } from '#scenarios/export/testFile.ts';
import { knownScripts } from '#scenarios/knownScripts.ts';
import type { Script } from '#scenarios/script.ts';

/** An id drawn from the seed. Another seed draws another. */
const isDrawn = (part: string): boolean => /^[0-9a-hjkmnp-tv-z]{16}$/.test(part);

const problemOf = (refusal: string): string | null => {
  const { method, path } = refusalForm.exec(refusal)?.groups ?? {};
  if (method === undefined || path === undefined) return 'is no refusal';
  if (path.split('/').some(isDrawn)) return 'names an id that a run draws';
  // File names of the build vary.
  if (!path.startsWith('/api/')) return path === '/' ? null : 'names a file';
  const endpoint = endpointAt(method, path);
  if (endpoint === null) return 'names no endpoint';
  const open = path.split('/').filter((part) => part.startsWith(':'));
  return open.every((part) => paths[endpoint.name][1].split('/').includes(part))
    ? null
    : 'calls a part otherwise than the contract';
};

const problemsIn = ({ name, refusals = [] }: Pick<Script, 'name' | 'refusals'>): readonly string[] =>
  refusals.flatMap((refusal) => {
    const problem = problemOf(refusal);
    return problem === null ? [] : [`${name}: ${refusal} ${problem}`];
  });

test('each known script is exported, and its list of refusals has nothing that only a stage knows', () => {
  expect(knownScripts.flatMap(problemsIn)).toEqual([]);
  for (const script of knownScripts) {
    const source = testFile(script);
    const listed = (script.refusals ?? []).filter((refusal) => source.includes(`'${refusal}'`));
    expect({ name: script.name, listed }).toEqual({ name: script.name, listed: script.refusals ?? [] });
  }
});

test('a list that a run alone could know is found', () => {
  const refusals = [
    '503 DELETE /api/integrations/gbpcp0j4c0thyqyw',
    '503 DELETE /api/integrations/:key',
    '503 DELETE /api/integration/:id',
    'lost GET /assets/page-1f.js',
    'DELETE /api/integrations/:id',
    '503 DELETE /api/integrations/:id',
  ];

  expect(problemsIn({ name: 'a-try', refusals })).toEqual([
    'a-try: 503 DELETE /api/integrations/gbpcp0j4c0thyqyw names an id that a run draws',
    'a-try: 503 DELETE /api/integrations/:key calls a part otherwise than the contract',
    'a-try: 503 DELETE /api/integration/:id names no endpoint',
    'a-try: lost GET /assets/page-1f.js names a file',
    'a-try: DELETE /api/integrations/:id is no refusal',
  ]);
});
