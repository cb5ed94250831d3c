/** Collects all planted faults, each with the test that must find it. */
import { backendFaults } from './backendFaults.ts';
import { callFaults } from './callFaults.ts';
import { clientFaults } from './clientFaults.ts';
import { doorFaults } from './doorFaults.ts';
import { keepingFaults } from './keepingFaults.ts';
import { logFaults } from './logFaults.ts';
import { pageFaults } from './pageFaults.ts';
import type { PlantedFault } from './plantedFault.ts';
import { promiseFaults } from './promiseFaults.ts';
import { recoveryFaults } from './recoveryFaults.ts';
import { reportFaults } from './reportFaults.ts';
import { undoFaults } from './undoFaults.ts';

export const plantedFaults: readonly PlantedFault[] = [
  ...logFaults,
  ...backendFaults,
  ...pageFaults,
  ...recoveryFaults,
  ...doorFaults,
  ...clientFaults,
  ...undoFaults,
  ...reportFaults,
  ...callFaults,
  ...keepingFaults,
  ...promiseFaults,
];
