/** Renders the section on the Lab's network panel. */
import type { NetworkTimes } from '../inPage/networkTimes.ts';
import { median, summarize } from '../summary.ts';
import { milliseconds, type Section, spread, table, type Verdict, whole } from './table.ts';

const exportTarget = 100;

/** Microseconds per frame. */
const frameTarget = 5;

const rows = (times: NetworkTimes): readonly (readonly string[])[] => [
  ['floor: record two frames with nothing to keep, in microseconds', spread(summarize(times.emptyRecording))],
  ['record a call, request and answer, in microseconds', spread(summarize(times.recording))],
  ['fold the whole ring into calls', spread(summarize(times.fold))],
  ['fold one call more', spread(summarize(times.foldOneMore))],
  ['lay 60 calls on the time axis', spread(summarize(times.axis))],
  [`write the HTTP archive of ${whole(times.calls)} calls`, spread(summarize(times.har))],
  [`write the HTTP archive of ${whole(times.mostCalls)} calls`, spread(summarize(times.harOfMost))],
  ['the longest that the page waits meanwhile', spread(summarize(times.harTurn))],
];

export const networkSection = (times: NetworkTimes): Section => ({
  title: 'The Lab’s network',
  words: [
    `In Chromium, over a full ring of ${whole(times.frames)} frames; each reply has about 600 bytes. In use a call comes with eight other frames at least, which makes ${whole(times.calls)} calls; a ring of nothing but calls has ${whole(times.mostCalls)}, and is what is folded here. Milliseconds unless it says otherwise, median [lowest - highest].`,
  ],
  tables: [table(['what', 'time'], rows(times))],
});

export const networkVerdicts = ({ calls, har, recording }: NetworkTimes): readonly Verdict[] => {
  const [archive, frame] = [median(har), median(recording) / 2];
  return [
    {
      what: `HTTP archive of a full ring, ${whole(calls)} calls`,
      target: `${exportTarget} ms`,
      figure: `${milliseconds(archive)} ms`,
      met: archive <= exportTarget,
    },
    {
      what: 'recording a frame of a call',
      target: `${frameTarget} µs`,
      figure: `${milliseconds(frame)} µs`,
      met: frame <= frameTarget,
    },
  ];
};
