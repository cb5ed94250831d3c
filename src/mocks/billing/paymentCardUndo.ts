/** Declares the undo of a card change, which restores the previous card or none. */
import { cardTitle, expiryText } from '#domain/plans/paymentCard.ts';
import {
  type PaymentCardCommand,
  type PaymentCardState,
  paymentCardDecider,
} from '#events/paymentCards/paymentCardDecider.ts';
import type { PaymentCardEvent } from '#events/paymentCards/paymentCardEvents.ts';
import { paymentCardStream } from '#events/paymentCards/paymentCardStream.ts';
import { text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

type Step = Pick<Taking, 'now'> & {
  readonly data: PaymentCardEvent['data'];
  readonly before: PaymentCardState;
};

const cardBefore = ({ data: { workspaceId }, before, now }: Step): PaymentCardCommand =>
  before === null
    ? { type: 'RemovePaymentCard', workspaceId, now }
    : { type: 'ChangePaymentCard', workspaceId, card: before.card, now };

export const paymentCardUndo = undoSubject<PaymentCardCommand, PaymentCardEvent, PaymentCardState>({
  stream: paymentCardStream,
  decider: paymentCardDecider,
  facts: (state) =>
    state && {
      Card: text(cardTitle(state.card)),
      Expires: text(expiryText(state.card)),
      'Charges at renewals': text(state.card.renewals),
    },
  ways: {
    PaymentCardChanged: { as: 'savePaymentCard', command: cardBefore },
    PaymentCardRemoved: { as: 'savePaymentCard', command: cardBefore },
  },
});
