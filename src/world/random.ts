/** What chance is: a stream of numbers that a seed decides, and entropy for identity. */

export type Random = {
  /** The seed that decides every number of this stream. */
  readonly seed: number;
  /** A number in [0, 1) with 32 bits of precision. */
  next(): number;
  /**
   * A whole number from `min` to `max`, both included, each equally likely. Ends that are not whole or out of order, or
   * more than 2^32 values between them: RangeError.
   */
  integer(min: number, max: number): number;
  /** One item of a list that is not empty. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** A stream of its own, decided by this seed and the label, whatever has been drawn here; does not move this one. */
  fork(label: string): Random;
};

/** Gives `length` bytes: from the platform's secure source in a live world, from the seed in a virtual one. */
export type Entropy = (length: number) => Uint8Array<ArrayBuffer>;
