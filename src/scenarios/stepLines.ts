/** Finds the line of a script's JSON text in which each step begins. */

/** One line number per entry of the top object's list `steps`, from 1; the text must be JSON. */
export const stepLines = (text: string): readonly number[] => {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let key = '';
  for (const [token] of text.matchAll(/"(?:[^"\\]+|\\.)*"|[{}[\]\n]/g)) {
    if (token === '\n') {
      line += 1;
      continue;
    }
    if (token.startsWith('"')) {
      key = depth === 1 ? token : key;
      continue;
    }
    const opens = token === '{' || token === '[';
    if (opens && depth === 2 && key === '"steps"') lines.push(line);
    depth += opens ? 1 : -1;
  }
  return lines;
};
