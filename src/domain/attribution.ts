/** How the revenue of one order is shared out among the contacts that led to it. */

export const attributionModels = ['first', 'linear', 'last'] as const;
export type AttributionModel = (typeof attributionModels)[number];

/** Cents per contact in their order; they sum to `cents`, what cannot be divided going to the earliest. No contacts: none. */
export const sharedCredit = (cents: number, contacts: number, model: AttributionModel): readonly number[] =>
  Array.from({ length: contacts }, (_, index) => {
    if (model === 'first') return index === 0 ? cents : 0;
    if (model === 'last') return index === contacts - 1 ? cents : 0;
    return Math.floor(cents / contacts) + (index < cents % contacts ? 1 : 0);
  });
