/** Names the stream of a workspace's payment card. */
import { type StreamRule, tagsOfWorkspace } from '../streamRule.ts';
import type { PaymentCardEvent } from './paymentCardEvents.ts';

export const paymentCardStream: StreamRule<PaymentCardEvent> = {
  category: 'paymentCard',
  of: (workspaceId) => `paymentCard-${workspaceId}`,
  tagsOf: tagsOfWorkspace,
};
