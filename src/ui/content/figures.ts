/** How figures are written for people: in English, with as many digits as help. */

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const monthDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const fullDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** What stands for a figure that there is none of. */
export const noFigure = '—';

/** `243,931`. */
export const count = (value: number): string => whole.format(value);

/** `$428,846` for cents. */
export const money = (cents: number): string => dollars.format(cents / 100);

/** `$42.9K` for cents. */
export const shortMoney = (cents: number): string => `$${short.format(cents / 100)}`;

/** `24.4K`. */
export const shortCount = (value: number): string => short.format(value);

/** `2.35%` for 0.0235. */
export const share = (ratio: number | null): string => (ratio === null ? noFigure : percent.format(ratio));

/** `4.77×` for 4.7712. */
export const times = (ratio: number | null): string => (ratio === null ? noFigure : `${ratio.toFixed(2)}×`);

/** `up 18.2%`, `down 3.0%`, `no change`, or that there is nothing to compare with. */
export const changeInWords = (change: number | null): string => {
  if (change === null) return 'no baseline';
  const size = `${Math.abs(change * 100).toFixed(1)}%`;
  if (size === '0.0%') return 'no change';
  return change > 0 ? `up ${size}` : `down ${size}`;
};

/** The same for percentage points: `up 0.12 pp`. */
export const pointsInWords = (points: number | null): string => {
  if (points === null) return 'no baseline';
  const size = `${Math.abs(points).toFixed(2)} pp`;
  if (size === '0.00 pp') return 'no change';
  return points > 0 ? `up ${size}` : `down ${size}`;
};

/** `9 Nov` for `2026-11-09`. */
export const shortDay = (day: string): string => monthDay.format(new Date(day));

/** `9 Nov 2026` for `2026-11-09`. */
export const longDay = (day: string): string => fullDay.format(new Date(day));
