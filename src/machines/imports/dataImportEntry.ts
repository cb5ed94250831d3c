/** Registers the dataImport machine in the catalogue. */
import { noChoices } from '#domain/imports/platform/importReading.ts';
import { entry } from '../catalogueEntry.ts';
import { dataImportMachine } from './dataImportMachine.ts';

export const dataImportEntry = entry(dataImportMachine, {
  title: 'Import of a platform export',
  subject: 'imports',
  about:
    'Reads an export of an ad or analytics platform in the browser, asks what can be read in two ways, and brings its rows in.',
  events: [
    { type: 'file.choose', name: 'campaigns.csv', file: new Blob(['Campaign,Clicks']) },
    { type: 'choices.give', choices: noChoices },
    { type: 'agreement.give', agreement: { differs: true, spread: true } },
    { type: 'import.step', part: 0.5 },
    { type: 'import.commit', overlap: 'replace' },
    { type: 'import.sent' },
    { type: 'import.cancel' },
    { type: 'import.retry' },
    { type: 'import.back' },
  ],
});
