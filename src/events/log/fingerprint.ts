/** Hashes a text to a number, so that a long history need not hold its ids as texts. */

/** cyrb53 by bryc (public domain), 53 bits. A million texts collide with a chance of 1 in 18,000, so a second check must decide. */
export const fingerprint = (text: string): number => {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 2_654_435_761);
    high = Math.imul(high ^ unit, 1_597_334_677);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return 2 ** 32 * (high & 0x1fffff) + (low >>> 0);
};
