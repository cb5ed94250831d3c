/** Defines the wire schemas of saved ROI scenarios; the inputs use the specification's names. */
import * as z from 'zod/mini';
import { typedText } from './typedText.ts';

export const roiInputs = z.strictObject({
  monthlyRevenue: z.int(),
  clientCount: z.int(),
  hoursPerReport: z.int(),
  reportFrequency: z.int(),
  hourlyRate: z.int(),
  teamMembers: z.optional(z.int().check(z.gte(0))),
});

export const roiScenario = z.strictObject({
  id: z.string(),
  name: z.string(),
  inputs: roiInputs,
  saved_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  removed_at: z.nullable(z.iso.datetime()),
  etag: z.string(),
});

export const roiScenarioParams = z.strictObject({ id: z.string() });
export const roiScenarioBody = z.strictObject({ name: typedText, inputs: roiInputs });
export const roiScenarioChanges = z.strictObject({ name: typedText });
export const roiScenarioReply = z.strictObject({ scenario: roiScenario });

/** `state=removed` lists those that can be restored. */
export const roiScenarioQuery = z.strictObject({
  state: z.optional(z.enum(['kept', 'removed'])),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const roiScenarioList = z.strictObject({
  items: z.array(roiScenario),
  next_cursor: z.nullable(z.string()),
  total: z.int().check(z.gte(0)),
});

export type RoiScenario = z.infer<typeof roiScenario>;
