/** Builds the first steps on the owner's page, each done or open according to the log. */
import type { FirstSteps } from '#domain/contract/workspaceSchemas.ts';
import { firstStepNames } from '#domain/onboarding/firstSteps.ts';
import type { Client } from '#events/clients/client.ts';
import type { Answers } from '#events/projections/answers.ts';
import { activeClientsOf } from '#events/projections/clientDirectory.ts';
import { progressOf } from '#events/projections/onboardingProgress.ts';
import { clientItem } from '../clients/clientItem.ts';
import type { Caller } from '../http/context.ts';

export const sampleOf = (
  { clientDirectory }: Pick<Answers, 'clientDirectory'>,
  workspaceId: string,
): Client | undefined => activeClientsOf(clientDirectory, workspaceId).find(({ sample }) => sample);

/** Null for anyone but the owner, and once all steps are done or the list is hidden. */
export const firstStepsFor = (answers: Answers, { workspaceId, kind }: Caller): FirstSteps | null => {
  const { done, dismissed } = progressOf(answers.onboardingProgress, workspaceId);
  const steps = firstStepNames.map((name) => ({ name, done: done[name] === true }));
  if (kind !== 'owner' || dismissed || steps.every((step) => step.done)) return null;
  const sample = sampleOf(answers, workspaceId);
  return { steps, sample: sample ? clientItem(sample) : null };
};
