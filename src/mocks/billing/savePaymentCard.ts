/** Handles PUT /api/billing/card: sets the demo card for future renewals. */
import { chargeFailure, type PaymentCard, wireCard } from '#domain/plans/paymentCard.ts';
import { paymentCardDecider } from '#events/paymentCards/paymentCardDecider.ts';
import { paymentCardStream } from '#events/paymentCards/paymentCardStream.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';

const handle = handleCommand(paymentCardStream, paymentCardDecider);

export const savePaymentCard: Handler<'savePaymentCard'> = (request, context) => {
  const { body, caller, now } = context;
  const { workspaceId } = caller;
  const card: PaymentCard = {
    brand: body.brand,
    lastFour: body.last_four,
    expiryMonth: body.expiry_month,
    expiryYear: body.expiry_year,
    renewals: body.renewals,
  };
  return handle(request, context, {
    errors: chargeFailure(card, now) === 'expired' ? { expiry_year: 'This card has expired' } : {},
    plan: () => ({
      key: [workspaceId],
      command: { type: 'ChangePaymentCard', workspaceId, card, now },
      reply: () => ({ status: 200, body: { payment_card: wireCard(card) } }),
    }),
  });
};
