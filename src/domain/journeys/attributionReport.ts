/** Attributes the conversions of a client by five models, with the commonest paths and the time to convert. */
import { medianOf } from '../analysis/robustScore.ts';
import type { EpochDay } from '../calendar/epochDay.ts';
import type { Channel } from '../metrics/channels.ts';
import { wholeParts } from '../numbers/sharedByWeight.ts';
import { type CreditModel, creditModels, creditParts, withinLookback } from './pathCredit.ts';
import { createTouchPaths, type TouchPath } from './touchPaths.ts';

/** Credits are hundredths of conversions, and cents. */
export const creditUnit = 100;

export type ChannelDay = {
  readonly channel: Channel;
  readonly day: EpochDay;
  readonly conversions: number;
  readonly revenueCents: number;
};

type Credit = { conversions: number; revenueCents: number };
export type Credits = Readonly<Record<CreditModel, Credit>>;

/** Upper ends in days; the last has none. */
export const lagEnds = [0, 3, 7, 14, 30] as const;

type PathCount = { channels: readonly Channel[]; conversions: number; revenueCents: number; days: number };

export type AttributionReport = {
  readonly conversions: number;
  readonly revenueCents: number;
  readonly credits: ReadonlyMap<Channel, Credits>;
  /** The commonest first. */
  readonly paths: readonly Readonly<PathCount>[];
  /** Conversions by days from the first touch, as `lagEnds` and one more. */
  readonly lags: readonly number[];
  readonly timing: ReadonlyMap<Channel, { readonly medianDays: number; readonly touches: number }>;
};

const noCredit = (): Credits => ({
  first: { conversions: 0, revenueCents: 0 },
  last: { conversions: 0, revenueCents: 0 },
  linear: { conversions: 0, revenueCents: 0 },
  decay: { conversions: 0, revenueCents: 0 },
  position: { conversions: 0, revenueCents: 0 },
});

/** Repeated visits by one channel are one step. */
const stepsOf = (path: TouchPath): readonly Channel[] =>
  path.map(({ channel }) => channel).filter((channel, index, all) => channel !== all[index - 1]);

const lagOf = (days: number): number => {
  const place = lagEnds.findIndex((end) => days <= end);
  return place === -1 ? lagEnds.length : place;
};

const createCounters = () => {
  const credits = new Map<Channel, Credits>();
  const paths = new Map<string, PathCount>();
  const lags = Array.from({ length: lagEnds.length + 1 }, () => 0);
  const spans = new Map<Channel, { days: number[]; touches: number }>();
  const creditsOf = (channel: Channel): Credits => {
    const found = credits.get(channel) ?? noCredit();
    credits.set(channel, found);
    return found;
  };
  const addCredit = (path: TouchPath, conversions: number, revenueCents: number): void => {
    for (const model of creditModels) {
      const parts = creditParts(path, model);
      path.forEach(({ channel }, index) => {
        const credit = creditsOf(channel)[model];
        credit.conversions += conversions * (parts[index] ?? 0);
        credit.revenueCents += revenueCents * (parts[index] ?? 0);
      });
    }
  };
  const addPath = (path: TouchPath, revenueCents: number): void => {
    const channels = stepsOf(path);
    const days = path[0]?.daysBefore ?? 0;
    const key = channels.join(' ');
    const found = paths.get(key) ?? { channels, conversions: 0, revenueCents: 0, days: 0 };
    paths.set(key, found);
    found.conversions += 1;
    found.revenueCents += revenueCents;
    found.days += days;
    lags[lagOf(days)] = (lags[lagOf(days)] ?? 0) + 1;
    const last = path.at(-1)?.channel;
    if (last === undefined) return;
    const span = spans.get(last) ?? { days: [], touches: 0 };
    spans.set(last, span);
    span.days.push(days);
    span.touches += path.length;
  };
  return { credits, paths, lags, spans, addCredit, addPath };
};

type Question = {
  readonly clientId: string;
  /** Channels that the client has sources for. */
  readonly channels: readonly Channel[];
  readonly lookbackDays: number;
};

/** To whole numbers with the same sum, once for all conversions: rounding each would be slow and less exact. */
const roundCredits = (all: readonly Credits[], sums: Credit): void => {
  for (const model of creditModels)
    for (const key of ['conversions', 'revenueCents'] as const) {
      const whole = wholeParts(
        sums[key],
        all.map((credits) => credits[model][key]),
      );
      all.forEach((credits, place) => {
        credits[model][key] = whole[place] ?? 0;
      });
    }
};

/** Each model's credit sums to the conversions and the revenue of `days`. */
export const attributionReport = (days: readonly ChannelDay[], question: Question): AttributionReport => {
  const { clientId, channels, lookbackDays } = question;
  const pathOf = createTouchPaths(clientId, channels);
  const { credits, paths, lags, spans, addCredit, addPath } = createCounters();
  for (const { channel, day, conversions, revenueCents } of days) {
    // Revenue without a conversion, as of a revised day, has no path: it stays with its channel.
    if (conversions === 0) addCredit([{ channel, daysBefore: 0 }], 0, revenueCents);
    const cents = revenueCents / conversions;
    for (let index = 0; index < conversions; index += 1) {
      const path = withinLookback(pathOf({ channel, day, index }), lookbackDays);
      addCredit(path, creditUnit, cents);
      addPath(path, cents);
    }
  }
  const conversions = days.reduce((sum, one) => sum + one.conversions, 0);
  const revenueCents = days.reduce((sum, one) => sum + one.revenueCents, 0);
  roundCredits([...credits.values()], { conversions: conversions * creditUnit, revenueCents });
  return {
    conversions,
    revenueCents,
    credits,
    paths: [...paths.values()]
      .map((path) => ({ ...path, revenueCents: Math.round(path.revenueCents) }))
      .toSorted((one, other) => other.conversions - one.conversions),
    lags,
    timing: new Map(
      [...spans].map(([channel, { days: all, touches }]) => [
        channel,
        { medianDays: medianOf(all) ?? 0, touches: touches / all.length },
      ]),
    ),
  };
};
