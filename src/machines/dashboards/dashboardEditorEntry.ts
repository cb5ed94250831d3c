/** Registers the dashboardEditor machine in the catalogue. */
import type { Widget } from '#domain/dashboards/widget.ts';
import { entry } from '../catalogueEntry.ts';
import { dashboardEditorMachine } from './dashboardEditorMachine.ts';

const clicks: Widget = {
  id: 'clicks',
  kind: 'figure',
  title: '',
  figures: ['clicks'],
  by: null,
  text: '',
  place: { column: 0, row: 0, width: 3, height: 2 },
};

export const dashboardEditorEntry = entry(dashboardEditorMachine, {
  title: 'Layout of a dashboard',
  subject: 'dashboards',
  about: 'Edits the widgets of a dashboard by steps, and shows what differs when someone else was faster.',
  events: [
    { type: 'edit.start', widgets: [], etag: '"r1"' },
    { type: 'layout.change', widgets: [clicks] },
    { type: 'step.undo' },
    { type: 'step.redo' },
    { type: 'layout.save' },
    { type: 'layout.discard' },
    { type: 'conflict.resolve', widgets: [clicks] },
    { type: 'conflict.takeTheirs' },
    { type: 'conflict.leave' },
  ],
});
