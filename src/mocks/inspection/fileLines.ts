/** Streams the lines of a file, and describes the error of a line. */
import type { FileFault } from '#domain/inspection/branchControls.ts';
import { LineFault, longestLine } from './exportLines.ts';

/** Lines without their line ends; the last may have none. Throws a `LineFault` for a line that is too long. */
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

/** The error of a line as a message; rethrows other errors, which are bugs. */
export const faultOf = (error: unknown, line: number): FileFault => {
  if (error instanceof LineFault) return { line, detail: `Line ${line} ${error.message}.` };
  if (error instanceof TypeError) return { line, detail: `Line ${line} is not UTF-8 text.` };
  if (error instanceof DOMException)
    return { line, detail: `The file could not be read on behind line ${line}: ${error.message}` };
  throw error;
};
