/** What can happen to a saved ROI scenario. */
import type { RoiInputs } from '#domain/roi/roiInputs.ts';
import type { DomainEvent } from '../log/storedEvent.ts';

export type RoiScenarioSaved = DomainEvent<
  'RoiScenarioSaved',
  {
    scenarioId: string;
    /** Whose it is: nobody else can open or change it. */
    accountId: string;
    workspaceId: string;
    name: string;
    inputs: RoiInputs;
    savedAt: string;
  }
>;

export type RoiScenarioRenamed = DomainEvent<
  'RoiScenarioRenamed',
  { scenarioId: string; accountId: string; formerName: string; name: string; renamedAt: string }
>;

export type RoiScenarioRemoved = DomainEvent<
  'RoiScenarioRemoved',
  { scenarioId: string; accountId: string; name: string; removedAt: string }
>;

/** Undoes a removal. */
export type RoiScenarioRestored = DomainEvent<
  'RoiScenarioRestored',
  { scenarioId: string; accountId: string; name: string; restoredAt: string }
>;

export type RoiScenarioEvent =
  | RoiScenarioSaved
  | RoiScenarioRenamed
  | RoiScenarioRemoved
  | RoiScenarioRestored;
