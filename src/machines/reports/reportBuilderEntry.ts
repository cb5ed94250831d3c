/** Registers the reportBuilder machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { reportBuilderMachine } from './reportBuilderMachine.ts';
import type { ReportDraft } from './reportDraft.ts';

const blank: ReportDraft = {
  name: 'Monthly report',
  title: '',
  period: { kind: 'relative', period: 'lastMonth' },
  compare: 'previous',
  filters: '',
  sections: [],
  recipients: [],
  subject: '',
  message: '',
  needs_review: true,
  requires_comment: false,
};

export const reportBuilderEntry = entry(reportBuilderMachine, {
  title: 'Builder of a report',
  subject: 'reports',
  about: 'Edits a report by steps, and draws a preview a moment after each.',
  input: { draft: blank },
  events: [
    { type: 'draft.change', draft: { ...blank, title: 'February' }, about: null },
    { type: 'step.undo' },
    { type: 'step.redo' },
    { type: 'draft.replace', draft: blank },
    { type: 'preview.retry' },
  ],
});
