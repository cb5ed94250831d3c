/** Registers the real-time page in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { monitorMachine } from './monitorMachine.ts';

export const monitorEntry = entry(monitorMachine, {
  title: 'Real-time page',
  subject: 'monitor',
  about: 'Follows what happens in the workspace, or stands still and counts what came meanwhile.',
  events: [
    { type: 'monitor.pause', at: { position: 120, at: Date.parse('2026-01-01T09:00:00.000Z') } },
    { type: 'monitor.step', at: { position: 119, at: Date.parse('2026-01-01T08:59:00.000Z') } },
    { type: 'monitor.resume' },
    { type: 'events.arrive', count: 2 },
  ],
});
