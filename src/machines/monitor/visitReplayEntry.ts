/** Registers the replay of live visits in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { visitReplayMachine } from './visitReplayMachine.ts';

const nine = Date.parse('2026-01-01T09:00:00.000Z');
const hour = 3_600_000;

export const visitReplayEntry = entry(visitReplayMachine, {
  title: 'Replay of live visits',
  subject: 'monitor',
  about: 'Shows the visits of a past hour again, moment by moment, as they were shown then.',
  input: { client: 'fjordandfoam', from: nine - hour, to: nine, at: nine - hour },
  events: [
    { type: 'replay.play' },
    { type: 'replay.pause' },
    { type: 'replay.seek', at: nine - hour / 2 },
    { type: 'replay.speed', speed: '20' },
    { type: 'replay.retry' },
  ],
});
