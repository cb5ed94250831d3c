/** Explains why a platform's own totals differ from ours; in the demo the platform's totals come from these reasons. */
import { hashKeys } from '#world/hashKeys.ts';
import { platformCatalogue } from './platformCatalogue.ts';
import type { PlatformId } from './platforms.ts';

export const reconciledMeasures = [
  'impressions',
  'clicks',
  'spend_cents',
  'sessions',
  'conversions',
  'revenue_cents',
] as const;
export type ReconciledMeasure = (typeof reconciledMeasures)[number];

export const differenceReasons = ['views', 'zone', 'late'] as const;
export type DifferenceReason = (typeof differenceReasons)[number];

export type ReconciledRow = {
  readonly measure: ReconciledMeasure;
  readonly ours: number;
  readonly theirs: number;
  /** Together the difference. */
  readonly reasons: readonly { readonly reason: DifferenceReason; readonly amount: number }[];
};

/** Per mille, both included. */
const shares: Readonly<Record<DifferenceReason, readonly [least: number, most: number]>> = {
  views: [18, 64],
  zone: [-4, 4],
  late: [1, 6],
};

const isOutcome = (measure: ReconciledMeasure): boolean =>
  measure === 'conversions' || measure === 'revenue_cents';

/** A platform that counts conversions after a view claims more of them; spend is never revised. */
const applies = (reason: DifferenceReason, platform: PlatformId, measure: ReconciledMeasure): boolean => {
  if (reason === 'views')
    return isOutcome(measure) && (platformCatalogue[platform].attribution?.includes('view') ?? false);
  return reason === 'zone' || measure !== 'spend_cents';
};

type Connection = { readonly id: string; readonly platform: PlatformId };

export const reconcile = (
  { id, platform }: Connection,
  ours: Readonly<Partial<Record<ReconciledMeasure, number | null>>>,
): readonly ReconciledRow[] =>
  reconciledMeasures.flatMap((measure) => {
    const own = ours[measure] ?? null;
    if (own === null) return [];
    const reasons = differenceReasons.flatMap((reason) => {
      if (!applies(reason, platform, measure)) return [];
      const [least, most] = shares[reason];
      const share = least + (hashKeys(0, ['reconcile', id, measure, reason]) % (most - least + 1));
      const amount = Math.round((own * share) / 1000);
      return amount === 0 ? [] : [{ reason, amount }];
    });
    return [{ measure, ours: own, theirs: reasons.reduce((sum, { amount }) => sum + amount, own), reasons }];
  });
