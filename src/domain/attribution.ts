/** Splits the revenue of one order among the contacts that led to it. */

export const attributionModels = ['first', 'linear', 'last'] as const;
export type AttributionModel = (typeof attributionModels)[number];

/** Cents per contact in order, summing to `cents`; the remainder goes to the earliest. Empty without contacts. */
export const sharedCredit = (cents: number, contacts: number, model: AttributionModel): readonly number[] =>
  Array.from({ length: contacts }, (_, index) => {
    if (model === 'first') return index === 0 ? cents : 0;
    if (model === 'last') return index === contacts - 1 ? cents : 0;
    return Math.floor(cents / contacts) + (index < cents % contacts ? 1 : 0);
  });
