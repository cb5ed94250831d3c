/** Mixes words into one hash: MurmurHash3 (x86, 32 bits) of Austin Appleby, over whole 32-bit words. */

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Mixes one more word into the hash; start from a seed. Only the low 32 bits of a number count. */
export const mixWord = (hash: number, word: number): number => {
  const scrambled = Math.imul(rotateLeft(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);
  return (Math.imul(rotateLeft(hash ^ scrambled, 13), 5) + 0xe6546b64) | 0;
};

/** The final hash, 0 to 2^32 - 1, given the number of mixed words. */
export const finishHash = (hash: number, wordCount: number): number => {
  let mixed = hash ^ (wordCount * 4);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};
