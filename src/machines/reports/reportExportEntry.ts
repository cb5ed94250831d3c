/** The reportExport machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { reportExportMachine } from './reportExportMachine.ts';

export const reportExportEntry = entry(reportExportMachine, {
  title: 'File of a report',
  subject: 'reports',
  about: 'Makes an HTML file, a table or a picture of a report in steps that can be cancelled.',
  events: [
    { type: 'export.ask', kind: 'html', section: null },
    { type: 'export.step', done: 1, total: 4 },
    { type: 'export.cancel' },
  ],
});
