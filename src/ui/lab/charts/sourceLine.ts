/** Opens the source line of a state in the developer's editor; a development build alone loads it. */

const files = import.meta.glob<string>('/src/machines/**/*Machine.ts', { query: '?raw', import: 'default' });

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

/** Resolves with `src/machines/login/loginMachine.ts:68`, which Vite's server has opened; null if no file has it. */
export const openSource = async (state: string): Promise<string | null> => {
  for (const [path, load] of Object.entries(files)) {
    const line = stateLine(await load(), state);
    if (line === null) continue;
    const place = `${path.slice(1)}:${line}`;
    await fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
    return place;
  }
  return null;
};
