/** Measures calls one after the other and all at once. */

export type RoundTrips = {
  /** Milliseconds of each sequential call. */
  readonly single: readonly number[];
  /** Milliseconds until all parallel calls are answered. */
  readonly parallel: number;
};

export type RoundTripPlan = { readonly requests: number; readonly parallel: number };

export const roundTrips = async (
  call: () => Promise<unknown>,
  { requests, parallel }: RoundTripPlan,
): Promise<RoundTrips> => {
  for (let count = 0; count < 20; count += 1) await call();
  const single: number[] = [];
  for (let count = 0; count < requests; count += 1) {
    const started = performance.now();
    await call();
    single.push(performance.now() - started);
  }
  const started = performance.now();
  await Promise.all(Array.from({ length: parallel }, call));
  return { single, parallel: performance.now() - started };
};
