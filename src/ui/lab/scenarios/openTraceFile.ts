/** Reads a trace file that somebody chose; what is too long is not even loaded. */
import { tooLong } from '#domain/boundedJson.ts';
import type { ReadTrace } from '#scenarios/readTraceFile.ts';

export const openTraceFile = async (file: File): Promise<ReadTrace> => {
  const { readTraceFile, traceBounds } = await import('#scenarios/readTraceFile.ts');
  if (file.size > traceBounds.longest) return { ok: false, problem: tooLong(traceBounds.longest) };
  return readTraceFile(await file.text());
};
