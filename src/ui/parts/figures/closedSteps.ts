/** Lists a metric's closed steps, because an open one would look like a fall. */

type Step<Name extends string> = { readonly open: boolean } & Readonly<Record<Name, number | null>>;

export const closedSteps = <Name extends string>(
  series: readonly Step<Name>[],
  name: Name,
): readonly (number | null)[] => series.filter(({ open }) => !open).map((point) => point[name]);
