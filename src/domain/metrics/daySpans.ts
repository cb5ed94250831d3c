/** Computes with sets of days as sorted, disjoint spans with inclusive ends. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { type Channel, channels } from './channels.ts';

export type Span = { readonly from: EpochDay; readonly to: EpochDay };
export type Spans = readonly Span[];

export type ChannelDays = readonly { readonly channel: Channel; readonly days: Spans }[];

export const joined = (spans: readonly Span[]): Spans => {
  const result: { from: EpochDay; to: EpochDay }[] = [];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else if (from <= to) result.push({ from, to });
  }
  return result;
};

export const spansOf = (days: Iterable<EpochDay>): Spans =>
  joined([...days].map((day) => ({ from: day, to: day })));

/** Set difference; both arguments are sorted and disjoint. */
export const without = (spans: Spans, others: Spans): Spans =>
  spans.flatMap(({ from, to }) => {
    const left: Span[] = [];
    let next = from;
    for (const other of others) {
      if (other.to < next) continue;
      if (other.from > to) break;
      if (other.from > next) left.push({ from: next, to: other.from - 1 });
      next = other.to + 1;
    }
    if (next <= to) left.push({ from: next, to });
    return left;
  });

export const within = (spans: Spans, { from, to }: Span): Spans =>
  spans.flatMap((span) => {
    const part = { from: Math.max(span.from, from), to: Math.min(span.to, to) };
    return part.from <= part.to ? [part] : [];
  });

export const daysOfChannel = (all: ChannelDays, channel: Channel): Spans =>
  all.find((one) => one.channel === channel)?.days ?? [];

export const eachChannel = (daysOf: (channel: Channel) => Spans): ChannelDays =>
  channels.flatMap((channel) => {
    const days = daysOf(channel);
    return days.length === 0 ? [] : [{ channel, days }];
  });

export const channelDaysWithout = (all: ChannelDays, others: ChannelDays): ChannelDays =>
  eachChannel((channel) => without(daysOfChannel(all, channel), daysOfChannel(others, channel)));

export const channelDaysTogether = (parts: readonly ChannelDays[]): ChannelDays =>
  eachChannel((channel) => joined(parts.flatMap((part) => daysOfChannel(part, channel))));
