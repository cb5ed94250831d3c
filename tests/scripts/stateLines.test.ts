/** Tests finding the source line of a state. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { chartOf } from '#machines/chartOf.ts';
import { stateLine } from '../../scripts/stateLines.ts';

const source = readFileSync('src/machines/login/loginMachine.ts', 'utf8');

test('each state of the sign-in page leads to its line, and a state of another machine to none', () => {
  const entry = catalogue.find(({ id }) => id === 'login');
  const states = entry ? chartOf(entry.machine).states : [];
  const lines = source.split('\n');
  const led = states.map(({ id }) => lines[(stateLine(source, id) ?? 0) - 1]?.split(':')[0]?.trim());
  expect(led).toEqual(['id', ...states.slice(1).map(({ key }) => key)]);
  expect(stateLine(source, 'auth.signedIn')).toBeNull();
});
