/** Reads a chosen trace file, and refuses an oversized one before loading it. */
import { tooLong } from '#domain/boundedJson.ts';
import type { ReadTrace } from '#scenarios/readTraceFile.ts';

export const openTraceFile = async (file: File): Promise<ReadTrace> => {
  const { readTraceFile, traceBounds } = await import('#scenarios/readTraceFile.ts');
  if (file.size > traceBounds.longest) return { ok: false, problem: tooLong(traceBounds.longest) };
  return readTraceFile(await file.text());
};
