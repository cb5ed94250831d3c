/** Declares the events of a saved ROI scenario. */
import * as z from 'zod/mini';
import { count, type EventsIn, id, text, time } from '../eventShape.ts';

const about = { scenarioId: id, accountId: id };

const inputs = z.strictObject({
  monthlyRevenue: count,
  clientCount: count,
  hoursPerReport: count,
  reportFrequency: count,
  hourlyRate: count,
  teamMembers: z.optional(count),
});

/** `accountId` is the owner: nobody else can open or change it. */
export const roiScenarioEvents = {
  RoiScenarioSaved: z.strictObject({ ...about, workspaceId: id, name: text, inputs, savedAt: time }),
  RoiScenarioRenamed: z.strictObject({ ...about, formerName: text, name: text, renamedAt: time }),
  RoiScenarioRemoved: z.strictObject({ ...about, name: text, removedAt: time }),
  RoiScenarioRestored: z.strictObject({ ...about, name: text, restoredAt: time }),
} as const;

export type RoiScenarioEvent = EventsIn<typeof roiScenarioEvents>;
