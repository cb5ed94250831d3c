/** Declares the events of a subscription's payment card: replaced or removed. */
import * as z from 'zod/mini';
import { cardBrands, renewalOutcomes } from '#domain/plans/paymentCard.ts';
import { type EventsIn, id, time } from '../eventShape.ts';

const shown = {
  workspaceId: id,
  brand: z.enum(cardBrands),
  /** The length limit rejects a full card number. */
  lastFour: z.string().check(z.maxLength(4)),
};

export const paymentCardEvents = {
  PaymentCardChanged: z.strictObject({
    ...shown,
    expiryMonth: z.int().check(z.gte(1), z.lte(12)),
    expiryYear: z.int().check(z.gte(2_000), z.lte(2_099)),
    renewals: z.enum(renewalOutcomes),
    changedAt: time,
  }),
  /** Only the first card can be removed without a replacement. */
  PaymentCardRemoved: z.strictObject({ ...shown, removedAt: time }),
} as const;

export type PaymentCardEvent = EventsIn<typeof paymentCardEvents>;
