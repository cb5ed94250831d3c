/** Projects the payment card of each workspace. */
import { type PaymentCardState, paymentCardAfter } from '../paymentCards/paymentCardDecider.ts';
import type { PaymentCardEvent } from '../paymentCards/paymentCardEvents.ts';
import type { Projection } from './projection.ts';

export type PaymentCards = { byWorkspace: Record<string, PaymentCardState> };

const tell = (cards: PaymentCards, event: PaymentCardEvent): void => {
  const { workspaceId } = event.data;
  cards.byWorkspace[workspaceId] = paymentCardAfter(cards.byWorkspace[workspaceId] ?? null, event);
};

export const paymentCards: Projection<PaymentCards> = {
  name: 'paymentCards',
  empty: () => ({ byWorkspace: {} }),
  on: { PaymentCardChanged: tell, PaymentCardRemoved: tell },
};
