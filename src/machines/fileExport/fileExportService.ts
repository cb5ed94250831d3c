/** The body of the export's actor, from what puts a file together. */
import { fromPromise } from 'xstate';
import type { ExportTask } from './fileExportMachine.ts';

/** `make` ends early once its signal aborts. */
export const fileExportService = (make: (task: ExportTask, signal: AbortSignal) => Promise<unknown>) => ({
  make: fromPromise<unknown, ExportTask>(({ input, signal }) => make(input, signal)),
});
