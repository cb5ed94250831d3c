/** Decides the payment card of a subscription: the same card again changes nothing. */
import { isSameCard, type PaymentCard } from '#domain/plans/paymentCard.ts';
import { accept, type Decider, type Decision } from '../decision.ts';
import type { PaymentCardEvent } from './paymentCardEvents.ts';

type About = { readonly workspaceId: string; readonly now: string };

export type PaymentCardCommand =
  | (About & { readonly type: 'ChangePaymentCard'; readonly card: PaymentCard })
  | (About & { readonly type: 'RemovePaymentCard' });

export type PaymentCardState = { readonly card: PaymentCard; readonly changedAt: string } | null;

const decide = (command: PaymentCardCommand, state: PaymentCardState): Decision<PaymentCardEvent> => {
  const { workspaceId, now } = command;
  if (command.type === 'ChangePaymentCard') {
    const { card } = command;
    return state !== null && isSameCard(state.card, card)
      ? accept()
      : accept({ type: 'PaymentCardChanged', data: { workspaceId, ...card, changedAt: now } });
  }
  if (state === null) return accept();
  const { brand, lastFour } = state.card;
  return accept({ type: 'PaymentCardRemoved', data: { workspaceId, brand, lastFour, removedAt: now } });
};

export const paymentCardAfter = (_state: PaymentCardState, event: PaymentCardEvent): PaymentCardState => {
  if (event.type === 'PaymentCardRemoved') return null;
  const { workspaceId: _workspace, changedAt, ...card } = event.data;
  return { card, changedAt };
};

export const paymentCardDecider: Decider<PaymentCardCommand, PaymentCardEvent, PaymentCardState> = {
  initial: null,
  evolve: paymentCardAfter,
  decide,
};
