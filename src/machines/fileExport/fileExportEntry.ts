/** Registers the fileExport machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { fileExportMachine } from './fileExportMachine.ts';

export const fileExportEntry = entry(fileExportMachine, {
  title: 'Export of a file',
  subject: 'reports',
  about:
    'Makes an HTML file, a table or a picture of a report, or the CSV of a whole list, in steps that can be cancelled.',
  events: [
    { type: 'export.ask', kind: 'html', section: null },
    { type: 'export.step', done: 1, total: 4 },
    { type: 'export.cancel' },
  ],
});
