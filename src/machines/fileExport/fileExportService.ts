/** Builds the actor of the file export. */
import { fromPromise } from 'xstate';
import type { ExportTask } from './fileExportMachine.ts';

export const fileExportService = (make: (task: ExportTask, signal: AbortSignal) => Promise<unknown>) => ({
  make: fromPromise<unknown, ExportTask>(({ input, signal }) => make(input, signal)),
});
