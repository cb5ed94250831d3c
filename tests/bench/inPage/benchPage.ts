/** Every measurement that runs inside Chromium, by name. */
import { appendInTabs, openTab } from './appendInTabs.ts';
import { appendRounds } from './appendRounds.ts';
import { askWorker } from './askWorker.ts';
import { callDirectly, fetchFile } from './callDirectly.ts';
import { foldRates } from './foldRates.ts';
import { hashTimes } from './hashTimes.ts';
import { logTimes } from './logTimes.ts';
import { scrollRows } from './scrollRows.tsx';

export const benchPage = {
  appendRounds,
  openTab,
  appendInTabs,
  askWorker,
  callDirectly,
  fetchFile,
  foldRates,
  hashTimes,
  logTimes,
  scrollRows,
};

export type BenchPage = typeof benchPage;
