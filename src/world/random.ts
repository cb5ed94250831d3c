/** Declares randomness: a seeded stream of numbers, and entropy for identity. */

export type Random = {
  readonly seed: number;
  /** A number in [0, 1) with 32 bits of precision. */
  next(): number;
  /**
   * An integer from `min` to `max`, both included, uniformly distributed. Non-integer or unordered ends, or
   * more than 2^32 values: RangeError.
   */
  integer(min: number, max: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** A separate stream that depends only on this seed and the label; does not advance this one. */
  fork(label: string): Random;
};

/** Returns `length` bytes: from the platform's secure source in a live world, from the seed in a virtual one. */
export type Entropy = (length: number) => Uint8Array<ArrayBuffer>;
