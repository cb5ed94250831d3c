/** Shares a whole amount by weights without losing a unit. */

/** Rounds parts that sum to the whole number `amount` to whole ones that do, by largest remainder; of equal ones the earlier. */
export const wholeParts = (amount: number, exact: readonly number[]): readonly number[] => {
  const shares = exact.map(Math.floor);
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = [...exact.keys()].toSorted(
    (one, other) =>
      (exact[other] ?? 0) - (shares[other] ?? 0) - ((exact[one] ?? 0) - (shares[one] ?? 0)) || one - other,
  );
  for (const place of byRemainder.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
};

/** Whole numbers that sum to the whole number `amount`. Without any weight all of it is the last one's. */
export const sharedByWeight = (amount: number, weights: readonly number[]): readonly number[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_, index) => (index === weights.length - 1 ? amount : 0));
  return wholeParts(
    amount,
    weights.map((weight) => (amount * weight) / whole),
  );
};
