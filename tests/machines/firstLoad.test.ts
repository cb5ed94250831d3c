/** Tests that machines add only rules and texts to the first load, never a schema library. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf } from '#tests/support/importsOf.ts';

const pathOf = (specifier: string, from: string): string | null => {
  if (specifier.startsWith('#')) return join('src', specifier.slice(1));
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null;
};

/** Transitive runtime imports of these files; packages by name. */
const loadedBy = (entries: readonly string[]): ReadonlySet<string> => {
  const loaded = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    for (const { specifier, isType } of existsSync(file) ? importsOf(file, readFileSync(file, 'utf8')) : []) {
      if (!isType && specifier !== null) waiting.push(pathOf(specifier, file) ?? specifier);
    }
  }
  return loaded;
};

const machines = readdirSync('src/machines', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => join('src/machines', path));

describe('the machines', () => {
  test('load no package but xstate and the parser of event streams', () => {
    const packages = [...loadedBy(machines)].filter((name) => !existsSync(name));

    expect(packages).toEqual(['xstate', 'eventsource-parser']);
  });

  test('load of the contract only paths, texts and headers', () => {
    const contract = [...loadedBy(machines)].filter((name) => name.startsWith('src/domain/contract/'));

    expect(contract.sort()).toEqual([
      'src/domain/contract/agencyPaths.ts',
      'src/domain/contract/clientWorkProblems.ts',
      'src/domain/contract/paths.ts',
      'src/domain/contract/planProblems.ts',
      'src/domain/contract/problemCatalogue.ts',
      'src/domain/contract/traceparent.ts',
    ]);
  });
});
