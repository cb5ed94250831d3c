/** Formats metrics in English. */
import { englishMonths } from '#domain/english/englishMonths.ts';
import { englishDollars, englishNumber, englishShort } from '#domain/english/englishNumber.ts';
import { changeSize } from '#domain/kpi/changeSize.ts';

export const noFigure = '—';

/** `243,931`. */
export const count = (value: number): string => englishNumber(value);

/** `$428,846` for cents. */
export const money = (cents: number): string => englishDollars(cents / 100);

/** `$42.9K` for cents. */
export const shortMoney = (cents: number): string => `$${englishShort(cents / 100)}`;

/** `24.4K`. */
export const shortCount = (value: number): string => englishShort(value);

/** `2.35%` for 0.0235. */
export const share = (ratio: number | null): string =>
  ratio === null ? noFigure : `${englishNumber(ratio * 100, { least: 2, most: 2 })}%`;

/** `4.77×` for 4.7712. */
export const times = (ratio: number | null): string => (ratio === null ? noFigure : `${ratio.toFixed(2)}×`);

/** `up 18.2%`, `down 3.0%`, `no change`, or that there is nothing to compare with. */
export const changeInWords = (change: number | null): string => {
  if (change === null) return 'no baseline';
  const size = changeSize(change);
  if (size === '0.0%') return 'no change';
  return change > 0 ? `up ${size}` : `down ${size}`;
};

/** In percentage points: `up 0.12 pp`. */
export const pointsInWords = (points: number | null): string => {
  if (points === null) return 'no baseline';
  const size = `${Math.abs(points).toFixed(2)} pp`;
  if (size === '0.00 pp') return 'no change';
  return points > 0 ? `up ${size}` : `down ${size}`;
};

/** `9 Nov` for `2026-11-09`. */
export const shortDay = (day: string): string => {
  const date = new Date(day);
  return `${date.getUTCDate()} ${englishMonths[date.getUTCMonth()]}`;
};

/** `9 Nov 2026` for `2026-11-09`. */
export const longDay = (day: string): string => `${shortDay(day)} ${new Date(day).getUTCFullYear()}`;

/** Replaces ISO days in an API text: `no day after 23 Nov 2026`. */
export const withLongDays = (text: string): string => text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, longDay);
