/** Registers the alerts about live metrics in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { liveAlertsMachine } from './liveAlertsMachine.ts';

const nine = Date.parse('2026-01-01T09:00:00.000Z');
const spike = { kind: 'spike', actual: 120, expected: 48 } as const;

export const liveAlertsEntry = entry(liveAlertsMachine, {
  title: 'Live alerts',
  subject: 'monitor',
  about: 'Raises an alert when visits or failures are unusual right now, and ends it by itself.',
  events: [
    { type: 'alerts.check', found: [spike], at: nine },
    { type: 'alerts.check', found: [], at: nine },
    { type: 'alert.acknowledge', kind: 'spike' },
    { type: 'alert.snooze', kind: 'spike', until: nine + 1_800_000 },
  ],
});
