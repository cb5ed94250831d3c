/** Generates the demo's metrics (ruling D28) deterministically from a seed, client, channel and day. */
import { type CounterRandom, counterRandom } from '#world/counterRandom.ts';
import { dayOfYear, type EpochDay } from '../calendar/epochDay.ts';
import { type Measures, noMeasures, sumMeasures } from '../kpi/measures.ts';
import type { Tally } from '../kpi/ratios.ts';
import { type ClientProfile, clientProfileOf } from './clientProfile.ts';
import { channelProfiles, type DemoChannel, demoChannels, isPaid } from './demoChannels.ts';
import { trend, weekFactor } from './demoTrend.ts';
import { yearFactor } from './yearShapes.ts';

export const demoSeed = 20_260_105;

export type DemoAddress = {
  /** Any client; an unknown one has metrics derived from its id. */
  readonly clientId: string;
  readonly channel: DemoChannel;
  readonly day: EpochDay;
};

const chances = {
  day: 0,
  arrival: 2,
  clickRate: 3,
  price: 5,
  buying: 7,
  luck: 9,
  order: 10,
  people: 12,
} as const;

/** A triangular factor of 1 ± `width`; uses the random numbers at `chance` and the next. */
const wobble = (here: CounterRandom, chance: number, width: number): number =>
  1 + (here(chance) + here(chance + 1) - 1) * width;

const random = counterRandom(demoSeed);

/** A counter-based generator seeded by place, so that later lookups need short keys only. */
const chanceAt = (...place: readonly (string | number)[]): CounterRandom =>
  counterRandom(Math.floor(random(...place) * 2 ** 32));

/** About four exceptional days a year affect the whole client: a viral campaign or an outage. */
export const surpriseOf = (chance: number): number => {
  if (chance < 0.007) return 1.6 + (chance / 0.007) * 0.7;
  return chance > 0.996 ? 0.45 : 1;
};

type Place = DemoAddress & { readonly profile: ClientProfile; readonly here: CounterRandom };

const sessionsAt = ({ profile, here, clientId, channel, day }: Place): number => {
  const ordinary = profile.dailySessions * profile.shares[channel] * trend(profile, day);
  const season = yearFactor(profile.year, dayOfYear(day)) * weekFactor(profile, day);
  const week = chanceAt('week', clientId, channel, Math.floor((day + 3) / 7));
  const chance =
    wobble(here, chances.day, 0.16) * wobble(week, 0, 0.1) * surpriseOf(random('surprise', clientId, day));
  return Math.round(ordinary * season * chance);
};

/** Every paid session began with a click, and some clicks never arrive. */
const costOf = ({ profile, here, channel }: Place, sessions: number) => {
  const { paid } = channelProfiles[channel];
  if (paid === null) return { impressions: 0, clicks: 0, spend_cents: 0 };
  const clicks = Math.round(sessions * (1.05 + 0.06 * here(chances.arrival)));
  const rate = paid.clickRate * wobble(here, chances.clickRate, 0.2);
  const price = paid.cpcCents * profile.clickPrice * wobble(here, chances.price, 0.15);
  return { impressions: Math.round(clicks / rate), clicks, spend_cents: Math.round(clicks * price) };
};

/** Rounds randomly up or down, so that small rates are right over many days. */
const salesOf = ({ profile, here, channel }: Place, sessions: number) => {
  const rate = profile.conversionRate * channelProfiles[channel].buying * wobble(here, chances.buying, 0.25);
  const conversions = Math.min(sessions, Math.floor(sessions * rate + here(chances.luck)));
  const order = profile.orderCents * wobble(here, chances.order, 0.18);
  return { conversions, revenue_cents: Math.round(conversions * order) };
};

/** Whole numbers from 0. Pure and independent of other days, so that days can be requested in any order and sums are consistent. */
export const demoMeasures = (address: DemoAddress): Measures => {
  const { clientId, channel, day } = address;
  const place = { ...address, profile: clientProfileOf(clientId), here: chanceAt(clientId, channel, day) };
  const sessions = sessionsAt(place);
  if (sessions === 0) return noMeasures;
  const people =
    sessions * channelProfiles[channel].peoplePerSession * wobble(place.here, chances.people, 0.06);
  return {
    ...costOf(place, sessions),
    ...salesOf(place, sessions),
    sessions,
    users: Math.min(sessions, Math.max(1, Math.round(people))),
  };
};

export const demoTally = (clientIds: readonly string[], days: readonly EpochDay[]): Tally => {
  const sumOver = (channels: readonly DemoChannel[]): Measures =>
    sumMeasures(
      clientIds.flatMap((clientId) =>
        days.flatMap((day) => channels.map((channel) => demoMeasures({ clientId, channel, day }))),
      ),
    );
  const paid = sumOver(demoChannels.filter(isPaid));
  const free = sumOver(demoChannels.filter((channel) => !isPaid(channel)));
  return { all: sumMeasures([paid, free]), paid };
};
