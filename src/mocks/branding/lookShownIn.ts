/** Finds the look that the people of a workspace, or of one of its clients, see: as far as the plan reaches. */
import { lookForClient } from '#domain/branding/clientLook.ts';
import { type Look, lookInForce } from '#domain/branding/look.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import type { Answers } from '#events/projections/answers.ts';
import { clientLookOf, lookOf, lookVersionsOf } from '#events/projections/brandingHistory.ts';
import { planOf } from '../subscription/planOf.ts';

type Viewer = {
  readonly workspaceId: string;
  /** Null for the agency's own people and for strangers. */
  readonly clientId: string | null;
  readonly now: string;
};

export const lookShownIn = (answers: Answers, viewer: Viewer): Look => {
  const { brandingHistory } = answers;
  const { length } = lookVersionsOf(brandingHistory, viewer.workspaceId);
  const features = featuresOf(planOf(answers, viewer));
  const look = lookInForce(lookOf(brandingHistory, viewer.workspaceId, length), features);
  return lookForClient(look, clientLookOf(brandingHistory, viewer), features);
};
