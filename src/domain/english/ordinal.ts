/** Writes places in a list: `second`, `11th`. */

const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

const endings = ['th', 'st', 'nd', 'rd'];

export const ordinal = (place: number): string => {
  const isTeen = Math.floor(place / 10) % 10 === 1;
  return words[place - 1] ?? `${place}${(isTeen ? undefined : endings[place % 10]) ?? 'th'}`;
};
