/** Seeds the demo agency's payment card: added with the first payment, and valid for four years. */
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { paymentCardDecider } from '#events/paymentCards/paymentCardDecider.ts';
import { paymentCardStream } from '#events/paymentCards/paymentCardStream.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { planDays } from './demoDates.ts';
import { eventsFromCommands, type PastEvent } from './eventsFromCommands.ts';

export const demoPaymentCard = ({ dayBreak }: DemoCalendar): readonly PastEvent[] => {
  const now = dayBreak(planDays.payment);
  const paid = new Date(now);
  const card = {
    brand: 'visa',
    lastFour: '4242',
    expiryMonth: paid.getUTCMonth() + 1,
    expiryYear: paid.getUTCFullYear() + 4,
    renewals: 'accepted',
  } as const;
  return eventsFromCommands(
    paymentCardDecider,
    [{ type: 'ChangePaymentCard', workspaceId: demoWorkspaceId, card, now }],
    { stream: paymentCardStream, key: [demoWorkspaceId], workspaceId: demoWorkspaceId },
  );
};
