/** Defines the contract tests of an event log over any storage. */
import { appendContract } from './appendContract.ts';
import { faultContract } from './faultContract.ts';
import { foresightContract } from './foresightContract.ts';
import { frameContract } from './frameContract.ts';
import type { House } from './houses.ts';
import { raceContract } from './raceContract.ts';
import { readContract } from './readContract.ts';
import { repeatContract } from './repeatContract.ts';
import { subscribeContract } from './subscribeContract.ts';
import { vaultContract } from './vaultContract.ts';

export const eventLogContract = (house: House): void => {
  appendContract(house);
  repeatContract(house);
  readContract(house);
  raceContract(house);
  subscribeContract(house);
  vaultContract(house);
  faultContract(house);
  frameContract(house);
  foresightContract(house);
};
