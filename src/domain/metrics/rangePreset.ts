/** Defines the range presets of the view bar and their days. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { monthEnd, monthStart, monthsLater, quarterStart, yearStart } from '../calendar/months.ts';

export const rangePresets = [
  'today',
  'yesterday',
  '7d',
  '14d',
  '28d',
  '30d',
  '90d',
  'mtd',
  'last_month',
  'qtd',
  'ytd',
  '12m',
] as const;

export type RangePreset = (typeof rangePresets)[number];

export const rangePresetLabels: Readonly<Record<RangePreset, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7d': 'Last 7 days',
  '14d': 'Last 14 days',
  '28d': 'Last 28 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  mtd: 'Month to date',
  last_month: 'Last month',
  qtd: 'Quarter to date',
  ytd: 'Year to date',
  '12m': 'Last 12 months',
};

export const isRangePreset = (value: unknown): value is RangePreset =>
  rangePresets.some((preset) => preset === value);

/** Both days inclusive. */
export type Days = { readonly from: EpochDay; readonly to: EpochDay };

/**
 * All but `today` end yesterday, the last complete day. "To date" refers to yesterday's period: on the first
 * of a month, `mtd` is the whole previous month, and never empty.
 */
const firstDays: Readonly<Record<Exclude<RangePreset, 'today' | 'last_month'>, (to: EpochDay) => EpochDay>> =
  {
    yesterday: (to) => to,
    '7d': (to) => to - 6,
    '14d': (to) => to - 13,
    '28d': (to) => to - 27,
    '30d': (to) => to - 29,
    '90d': (to) => to - 89,
    mtd: monthStart,
    qtd: quarterStart,
    ytd: yearStart,
    '12m': (to) => monthsLater(to, -12) + 1,
  };

export const presetDays = (preset: RangePreset, today: EpochDay): Days => {
  if (preset === 'today') return { from: today, to: today };
  if (preset === 'last_month') {
    const from = monthsLater(monthStart(today), -1);
    return { from, to: monthEnd(from) };
  }
  return { from: firstDays[preset](today - 1), to: today - 1 };
};
