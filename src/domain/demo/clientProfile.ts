/** Defines the business profile of a client that its demo data is generated from. */

import { counterRandom } from '#world/counterRandom.ts';
import { ownValue } from '../ownValue.ts';
import type { DemoChannel } from './demoChannels.ts';
import { type YearShape, yearShapes } from './yearShapes.ts';

export type ClientProfile = {
  readonly dailySessions: number;
  readonly growth: number;
  readonly conversionRate: number;
  readonly orderCents: number;
  /** Weekend by working days: 0.5 for half as many visitors. */
  readonly weekend: number;
  readonly year: YearShape;
  readonly clickPrice: number;
  readonly shares: Readonly<Record<DemoChannel, number>>;
};

const shares = (
  paid: readonly [search: number, social: number, display: number],
  own: readonly [organic: number, email: number, direct: number],
): ClientProfile['shares'] => ({
  paid_search: paid[0],
  paid_social: paid[1],
  display: paid[2],
  organic_search: own[0],
  email: own[1],
  direct: own[2],
});

const known: Readonly<Record<string, ClientProfile>> = {
  fjordandfoam: {
    dailySessions: 2_400,
    growth: 0.16,
    conversionRate: 0.023,
    orderCents: 6_400,
    weekend: 1.22,
    year: 'gifts',
    clickPrice: 0.8,
    shares: shares([0.22, 0.25, 0.07], [0.24, 0.1, 0.12]),
  },
  stackpilot: {
    dailySessions: 1_150,
    growth: 0.24,
    conversionRate: 0.012,
    orderCents: 18_900,
    weekend: 0.42,
    year: 'office',
    clickPrice: 1.8,
    shares: shares([0.2, 0.1, 0.06], [0.4, 0.08, 0.16]),
  },
  mapleclinic: {
    dailySessions: 420,
    growth: 0.05,
    conversionRate: 0.041,
    orderCents: 9_500,
    weekend: 0.55,
    year: 'winter',
    clickPrice: 1.7,
    shares: shares([0.3, 0.08, 0.03], [0.39, 0.05, 0.15]),
  },
  openloft: {
    dailySessions: 980,
    growth: 0.12,
    conversionRate: 0.017,
    orderCents: 14_900,
    weekend: 0.78,
    year: 'terms',
    clickPrice: 1.3,
    shares: shares([0.19, 0.21, 0.06], [0.34, 0.1, 0.1]),
  },
  voltride: {
    dailySessions: 1_300,
    growth: 0.09,
    conversionRate: 0.006,
    orderCents: 42_000,
    weekend: 1.12,
    year: 'spring',
    clickPrice: 1.5,
    shares: shares([0.46, 0.13, 0.08], [0.14, 0.04, 0.1]),
  },
  brightdoor: {
    dailySessions: 760,
    growth: 0.03,
    conversionRate: 0.009,
    orderCents: 31_000,
    weekend: 1.18,
    year: 'spring',
    clickPrice: 1.9,
    shares: shares([0.27, 0.16, 0.09], [0.29, 0.06, 0.13]),
  },
  palmroute: {
    dailySessions: 1_900,
    growth: 0.08,
    conversionRate: 0.008,
    orderCents: 58_000,
    weekend: 1.06,
    year: 'travel',
    clickPrice: 1.1,
    shares: shares([0.21, 0.18, 0.1], [0.32, 0.08, 0.11]),
  },
  saltandember: {
    dailySessions: 640,
    growth: 0.06,
    conversionRate: 0.052,
    orderCents: 4_200,
    weekend: 1.46,
    year: 'table',
    clickPrice: 0.7,
    shares: shares([0.12, 0.29, 0.04], [0.28, 0.06, 0.21]),
  },
};

const seed = 20_260_105;

/** For a client without a predefined profile, such as a sample client: derived from its id. */
const drawnProfile = (clientId: string): ClientProfile => {
  const random = counterRandom(seed);
  const between = (about: string, low: number, high: number) =>
    low + random('profile', clientId, about) * (high - low);
  const names = Object.keys(yearShapes) as YearShape[];
  return {
    dailySessions: Math.round(between('sessions', 300, 1_600)),
    growth: between('growth', 0.02, 0.2),
    conversionRate: between('conversion', 0.008, 0.035),
    orderCents: Math.round(between('order', 4_000, 20_000)),
    weekend: between('weekend', 0.6, 1.3),
    year: names[Math.floor(between('year', 0, names.length))] ?? 'gifts',
    clickPrice: between('price', 0.7, 1.8),
    shares: shares([0.22, 0.18, 0.06], [0.32, 0.09, 0.13]),
  };
};

export const clientProfileOf = (clientId: string): ClientProfile =>
  ownValue(known, clientId) ?? drawnProfile(clientId);
