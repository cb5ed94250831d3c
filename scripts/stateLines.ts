/** Finds the source line of a state for the Lab, on the development server alone. */
import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The line of a state such as `login.idle` in the source of its machine, from 1 on; null if it is of another machine. */
export const stateLine = (source: string, state: string): number | null => {
  const [machine = '', ...keys] = state.split('.');
  let at = source.indexOf(`id: '${machine}',`);
  if (at < 0) return null;
  for (const key of keys) {
    const found = source.slice(at).search(new RegExp(`^ +'?${key}'?: [^']`, 'm'));
    if (found < 0) break;
    at += found;
  }
  return source.slice(0, at).split('\n').length;
};

const placeOf = (state: string): string =>
  globSync('src/machines/**/*Machine.ts').flatMap((path) => {
    const line = stateLine(readFileSync(path, 'utf8'), state);
    return line === null ? [] : [`${path}:${line}`];
  })[0] ?? '';

export const stateLines = (): Plugin => ({
  name: 'state-lines',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use('/__state-line', ({ url = '' }, response) =>
      response.end(placeOf(new URLSearchParams(url.split('?')[1]).get('state') ?? '')),
    );
  },
});
