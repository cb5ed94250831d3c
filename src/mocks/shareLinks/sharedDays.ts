/** Determines the days of a share link: its own, or a visitor's choice within its bounds. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { rangeDays, type View } from '#domain/metrics/view.ts';
import type { ShareLink } from '#events/shareLinks/shareLink.ts';
import { RefusalError } from '../http/refusal.ts';

export type WireDays = { readonly from: string; readonly to: string };

type Asked = { readonly from?: string | undefined; readonly to?: string | undefined };

export const choiceOf = ({ since }: Pick<ShareLink, 'since'>, today: EpochDay): WireDays | null =>
  since === null ? null : { from: since, to: calendarDayOf(today) };

const refuse = (field: 'from' | 'to', text: string): never => {
  throw new RefusalError('invalid', { errors: { [field]: text } });
};

const ownDays = (view: View, today: EpochDay): WireDays => {
  const { from, to } = rangeDays(view, today);
  return { from: calendarDayOf(from), to: calendarDayOf(to) };
};

/** Refuses 422 for days outside the bounds, and for any days when the period is fixed. */
export const sharedDays = (
  {
    view,
    choice,
    today,
  }: { readonly view: View; readonly choice: WireDays | null; readonly today: EpochDay },
  { from, to }: Asked,
): WireDays => {
  const own = ownDays(view, today);
  if (from === undefined && to === undefined) return own;
  if (choice === null) return refuse('from', 'The period of this link is fixed');
  const days = { from: from ?? own.from, to: to ?? own.to };
  if (days.from < choice.from) return refuse('from', `Choose a day from ${choice.from} on`);
  if (days.to > choice.to) return refuse('to', `Choose a day up to ${choice.to}`);
  return days.from > days.to ? refuse('to', 'The last day is before the first') : days;
};
