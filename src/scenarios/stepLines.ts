/** In which line of a script's JSON text each step begins. */

const lineBreaks = (text: string): number => text.split('\n').length - 1;

/** One number for each entry of the top object's list `steps`, from 1; the text must be JSON. */
export const stepLines = (text: string): readonly number[] => {
  const lines: number[] = [];
  let depth = 0;
  let key = '';
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token.startsWith('"')) {
      key = depth === 1 ? token : key;
      continue;
    }
    const opens = token === '{' || token === '[';
    if (opens && depth === 2 && key === '"steps"') lines.push(lineBreaks(text.slice(0, index)) + 1);
    depth += opens ? 1 : -1;
  }
  return lines;
};
