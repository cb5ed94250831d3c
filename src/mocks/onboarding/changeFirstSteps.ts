/** Handles POST /api/first-steps/sample and /api/first-steps/dismissal: records the visit to the sample client and hides the list. */
import { onboardingDecider } from '#events/onboarding/onboardingDecider.ts';
import { onboardingStream } from '#events/onboarding/onboardingStream.ts';
import { clientReply } from '../clients/clientItem.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { sampleOf } from './firstStepsFor.ts';

const handle = handleCommand(onboardingStream, onboardingDecider);

export const openSampleClient: Handler<'openSampleClient'> = (request, context) => {
  const { caller, now } = context;
  const { workspaceId } = caller;
  return handle(request, context, {
    plan: (answers) => {
      const sample = sampleOf(answers, workspaceId) ?? notThere();
      return {
        key: [workspaceId],
        command: { type: 'OpenSampleClient', workspaceId, clientId: sample.id, now },
        reply: () => clientReply(200, sample),
      };
    },
  });
};

export const dismissFirstSteps: Handler<'dismissFirstSteps'> = (request, context) => {
  const { workspaceId } = context.caller;
  return handle(request, context, {
    plan: () => ({
      key: [workspaceId],
      command: { type: 'DismissFirstSteps', workspaceId, now: context.now },
      reply: () => ({ status: 204 }),
    }),
  });
};
