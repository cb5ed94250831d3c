/** The lines of a file as it comes, and what is wrong with the one that stopped the reading. */
import type { FileFault } from '#domain/inspection/branchControls.ts';
import { LineFault, longestLine } from './exportLines.ts';

/** Text without line ends; the last line may have none. Throws a `LineFault` for a line that is too long. */
export async function* linesOf(file: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const bytes of file.stream()) {
    const pieces = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = pieces.pop() ?? '';
    if (rest.length > longestLine) throw new LineFault('is longer than a million characters');
    yield* pieces;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/** What stopped the reading in a line, in words; other errors are bugs and are thrown. */
export const faultOf = (error: unknown, line: number): FileFault => {
  if (error instanceof LineFault) return { line, detail: `Line ${line} ${error.message}.` };
  if (error instanceof TypeError) return { line, detail: `Line ${line} is not UTF-8 text.` };
  if (error instanceof DOMException)
    return { line, detail: `The file could not be read on behind line ${line}: ${error.message}` };
  throw error;
};
