/** Distributes a budget over channels so that the last unit of spend brings the same revenue in each. */
import { marginAt, type ResponseCurve, revenueAt } from './responseCurve.ts';

export type BudgetChannel = { readonly curve: ResponseCurve; readonly spend: number };

/** How far a channel's spend may move at once. */
export const mostShift = 0.2;

/** Whole numbers that include the present spend. */
const boundsOf = ({ spend }: BudgetChannel) => ({
  low: Math.ceil(spend * (1 - mostShift)),
  high: Math.floor(spend * (1 + mostShift)),
});

/** Spend at which a channel's margin is `margin`, within its bounds. */
const spendAt = (channel: BudgetChannel, margin: number): number => {
  const { low, high } = boundsOf(channel);
  const { a, b } = channel.curve;
  if (a <= 0) return low;
  return Math.min(high, Math.max(low, b * Math.log(a / (b * margin))));
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const halvings = 100;

/** Whole numbers that sum to `total`, each within its bounds. */
const wholeWithin = (
  channels: readonly BudgetChannel[],
  exact: readonly number[],
  total: number,
): number[] => {
  const plan = exact.map(Math.floor);
  let left = total - sumOf(plan);
  for (const [place, channel] of channels.entries()) {
    const { low, high } = boundsOf(channel);
    const now = plan[place] ?? 0;
    const step = left > 0 ? Math.min(left, high - now) : Math.max(left, low - now);
    plan[place] = now + step;
    left -= step;
  }
  return plan;
};

/** The sum of the spends is kept to the last unit, and each stays within 20% of its own. */
export const bestPlan = (channels: readonly BudgetChannel[]): readonly number[] => {
  const total = sumOf(channels.map(({ spend }) => spend));
  const margins = channels.flatMap((channel) => {
    const { low, high } = boundsOf(channel);
    return [marginAt(channel.curve, low), marginAt(channel.curve, high)];
  });
  // The higher the common margin, the less is spent.
  let [dear, cheap] = [Math.max(...margins, 1e-12) * 2, Math.min(...margins) / 2];
  for (let step = 0; step < halvings; step += 1) {
    const middle = (dear + cheap) / 2;
    if (sumOf(channels.map((channel) => spendAt(channel, middle))) > total) cheap = middle;
    else dear = middle;
  }
  return wholeWithin(
    channels,
    channels.map((channel) => spendAt(channel, Math.max(dear, 1e-12))),
    total,
  );
};

export const planRevenue = (channels: readonly BudgetChannel[], plan: readonly number[]): number =>
  sumOf(channels.map(({ curve }, place) => revenueAt(curve, plan[place] ?? 0)));
