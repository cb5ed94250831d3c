/** Renders the section on scrolling the campaign table. */
import type { CampaignScrollTimes } from '../inPage/scrollCampaigns.tsx';
import { percentile } from '../summary.ts';
import { milliseconds, type Section, type Verdict } from './table.ts';

const frameTarget = 20;

export const campaignTableSection = ({ firstRows, frames, mostDrawn }: CampaignScrollTimes): Section => ({
  title: 'A table of 10,000 campaigns',
  words: [
    `Turned by a wheel, 240 pixels a frame, in the table of a client's board: frames of ${milliseconds(percentile(frames, 0.5))} ms in the middle, ${milliseconds(percentile(frames, 0.95))} ms at the 95th of a hundred, ${milliseconds(Math.max(...frames))} ms the longest of ${frames.length}. The first rows stood after ${milliseconds(firstRows)} ms; at most ${mostDrawn} rows were drawn at once.`,
  ],
  tables: [],
});

export const campaignTableVerdicts = ({ frames }: CampaignScrollTimes): readonly Verdict[] => {
  const measured = percentile(frames, 0.95);
  return [
    {
      what: 'frames while 10,000 campaigns scroll, 95th of a hundred',
      target: `<= ${frameTarget} ms`,
      figure: `${milliseconds(measured)} ms`,
      met: measured <= frameTarget,
    },
  ];
};
