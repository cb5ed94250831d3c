/** Declares the endpoints of the contact form and of saved ROI scenarios. */
import * as z from 'zod/mini';
import { roles } from '../access/role.ts';
import type { Endpoint } from './endpoint.ts';
import {
  roiScenarioBody,
  roiScenarioChanges,
  roiScenarioList,
  roiScenarioParams,
  roiScenarioQuery,
  roiScenarioReply,
} from './roiSchemas.ts';
import { typedEmail, typedText } from './typedText.ts';

/** `contactRules.ts` validates the content of each field. */
const contactBody = z.strictObject({
  name: typedText,
  email: typedEmail,
  company: z.optional(typedText),
  topic: z.string(),
  message: typedText,
});

const contactReply = z.strictObject({
  contact: z.strictObject({ id: z.string(), received_at: z.iso.datetime() }),
});

export const companyEndpoints = {
  sendContact: {
    summary: 'Send a message through the contact form',
    roles: 'anyone',
    body: contactBody,
    success: { status: 201, reply: contactReply },
    refusals: ['invalid', 'keyReused'],
  },
  listRoiScenarios: {
    summary: 'The caller’s own saved ROI scenarios, or those removed',
    roles,
    query: roiScenarioQuery,
    hasVersion: true,
    success: { status: 200, reply: roiScenarioList },
    refusals: ['invalid'],
  },
  saveRoiScenario: {
    summary: 'Save the inputs of the ROI calculator under a name',
    roles,
    body: roiScenarioBody,
    success: { status: 201, reply: roiScenarioReply },
    refusals: ['invalid', 'keyReused'],
  },
  renameRoiScenario: {
    summary: 'Give an own ROI scenario another name',
    roles,
    params: roiScenarioParams,
    body: roiScenarioChanges,
    success: { status: 200, reply: roiScenarioReply },
    refusals: ['notFound', 'invalid', 'keyReused', 'versionRequired', 'staleVersion', 'versionConflict'],
  },
  removeRoiScenario: {
    summary: 'Remove an own ROI scenario; it can be restored',
    roles,
    params: roiScenarioParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', 'versionRequired', 'staleVersion', 'versionConflict'],
  },
  restoreRoiScenario: {
    summary: 'Restore an own ROI scenario that was removed',
    roles,
    params: roiScenarioParams,
    success: { status: 200, reply: roiScenarioReply },
    refusals: ['notFound', 'keyReused', 'versionConflict'],
  },
} as const satisfies Record<string, Endpoint>;
