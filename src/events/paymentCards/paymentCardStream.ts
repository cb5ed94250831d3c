/** Where the card of a workspace is kept: one stream for each workspace. */
import { type StreamRule, tagsOfWorkspace } from '../streamRule.ts';
import type { PaymentCardEvent } from './paymentCardEvents.ts';

/** `paymentCard-<workspace id>`. */
export const paymentCardStream: StreamRule<PaymentCardEvent> = {
  category: 'paymentCard',
  of: (workspaceId) => `paymentCard-${workspaceId}`,
  tagsOf: tagsOfWorkspace,
};
