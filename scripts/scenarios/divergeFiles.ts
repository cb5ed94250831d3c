/** Finds the first difference between the runs of two trace files. */
import { readFileSync } from 'node:fs';
import { divergence } from '../../src/scenarios/diverge.ts';
import { divergenceText } from '../../src/scenarios/divergenceText.ts';
import { readTraceFile } from '../../src/scenarios/readTraceFile.ts';
import type { TraceFile } from '../../src/scenarios/traceFile.ts';

const read = (path: string): TraceFile => {
  const told = readTraceFile(readFileSync(path, 'utf8'));
  if (!told.ok) throw new Error(`${path}: ${told.problem}`);
  return told.file;
};

export const divergeFiles = (one: string, other: string): number => {
  const [a, b] = [read(one), read(other)];
  const comparing = a.script.seed === b.script.seed ? 'exact' : 'shape';
  const found = divergence(a.frames, b.frames, comparing);
  process.stdout.write(
    found === null
      ? `The runs are alike${comparing === 'exact' ? ', frame by frame' : ', step by step'}.\n`
      : `${divergenceText(found)}\n`,
  );
  return found === null ? 0 : 1;
};
