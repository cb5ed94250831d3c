/** Lists all soak lanes in the order of `npm run soak`. */
import type { Lane } from './lane.ts';
import { alteredRecords } from './lanes/alteredRecords.ts';
import { apiPrograms } from './lanes/apiPrograms.ts';
import { contractFuzz } from './lanes/contractFuzz.ts';
import { crashes } from './lanes/crashes.ts';
import { cutFiles, flippedBits } from './lanes/damagedProfiles.ts';
import { foreignIds, foreignIdsOverHttp } from './lanes/foreignIds.ts';
import { fullStorage } from './lanes/fullStorage.ts';
import { interleavings } from './lanes/interleavings.ts';
import { kills } from './lanes/kills.ts';
import { labMemory } from './lanes/labMemory.ts';
import { logPrograms } from './lanes/logPrograms.ts';
import { lostReplies } from './lanes/lostReplies.ts';
import { naughtyOut } from './lanes/naughtyOut.ts';
import { naughtyTexts } from './lanes/naughtyTexts.ts';
import { sameFigures } from './lanes/sameFigures.ts';
import { snapshots } from './lanes/snapshots.ts';
import { twoDamages } from './lanes/twoDamages.ts';

export const lanes: readonly Lane[] = [
  logPrograms,
  interleavings,
  crashes,
  snapshots,
  fullStorage,
  alteredRecords,
  apiPrograms,
  lostReplies,
  contractFuzz,
  foreignIds,
  foreignIdsOverHttp,
  naughtyTexts,
  naughtyOut,
  sameFigures,
  labMemory,
  kills,
  flippedBits,
  cutFiles,
  twoDamages,
];
