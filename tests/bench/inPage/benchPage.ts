/** Lists every measurement that runs inside Chromium, by name. */
import { appendInTabs, openTab } from './appendInTabs.ts';
import { appendRounds } from './appendRounds.ts';
import { askWorker } from './askWorker.ts';
import { callDirectly, fetchFile } from './callDirectly.ts';
import {
  chartExports,
  chartFrames,
  chartPaints,
  mermaidPaints,
  parseMermaid,
  recordingCosts,
} from './charts/chartTimes.tsx';
import { copyAppends } from './copyAppends.ts';
import { foldRates } from './foldRates.ts';
import { hashTimes } from './hashTimes.ts';
import { logTimes } from './logTimes.ts';
import { fillLongLog } from './longLog.ts';
import { workerTimes } from './metrics/workerTimes.ts';
import { metricTimes } from './metricTimes.ts';
import { networkTimes } from './networkTimes.ts';
import { plotTimes } from './plotTimes.tsx';
import { readTimes } from './readTimes.ts';
import { longStart, rebuildTime } from './rebuildTimes.ts';
import { scrollCampaigns } from './scrollCampaigns.tsx';
import { scrollRows } from './scrollRows.tsx';
import { segmentFloor } from './segmentFloor.ts';
import { snapshotStarts } from './snapshotStarts.ts';

export const benchPage = {
  appendRounds,
  openTab,
  appendInTabs,
  askWorker,
  callDirectly,
  copyAppends,
  fetchFile,
  fillLongLog,
  foldRates,
  hashTimes,
  chartExports,
  chartFrames,
  chartPaints,
  mermaidPaints,
  parseMermaid,
  recordingCosts,
  metricTimes,
  networkTimes,
  logTimes,
  longStart,
  plotTimes,
  readTimes,
  rebuildTime,
  scrollCampaigns,
  scrollRows,
  segmentFloor,
  snapshotStarts,
  workerTimes,
};

export type BenchPage = typeof benchPage;
