/** Fills one row of demo facts: one campaign or whole channel on one day. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { ClientProfile } from './clientProfile.ts';
import { below, chanceAt, wobbleAt } from './factChance.ts';
import type { FactLine } from './factLines.ts';
import { ordersPerConversion } from './factProfiles.ts';

/** Random indexes per day; a wobble uses two numbers, so the next index skips one. */
const chances = {
  day: 0,
  arrival: 2,
  clickRate: 3,
  price: 5,
  buying: 7,
  luck: 9,
  order: 10,
  people: 12,
  engaged: 14,
  orders: 16,
  news: 17,
  pages: 18,
  stay: 20,
} as const;

/** Separates the seeds of weeks from those of days. */
const weeks = 1;
const days = 2;

export type FactPlace = {
  readonly client: ClientProfile;
  readonly line: FactLine;
  readonly day: EpochDay;
  readonly sessions: number;
  readonly level: number;
};

const sessionsAt = ({ line, day, sessions, level }: FactPlace, here: number): number => {
  const week = Math.floor((day + 3) / 7);
  const ofChannel = wobbleAt(below(line.channelSeed, week), 0, 0.1);
  const ofLine = line.campaignId === null ? 1 : wobbleAt(below(below(line.seed, weeks), week), 0, 0.14);
  return Math.round(sessions * line.share * level * ofChannel * ofLine * wobbleAt(here, chances.day, 0.16));
};

/** Fills the first three columns. Every paid session began with a click, and some clicks never arrive. */
const fillCost = ({ client, line }: FactPlace, here: number, into: Float64Array): void => {
  const { paid } = line.profile;
  const sessions = into[5] ?? 0;
  if (paid === null) {
    into.fill(0, 0, 3);
    return;
  }
  const clicks = Math.round(sessions * (1.05 + 0.06 * chanceAt(here, chances.arrival)));
  const rate = paid.clickRate * line.clickRate * wobbleAt(here, chances.clickRate, 0.2);
  const price = paid.cpcCents * client.clickPrice * line.price * wobbleAt(here, chances.price, 0.15);
  into[0] = Math.round(clicks / rate);
  into[1] = clicks;
  into[2] = Math.round(clicks * price);
};

/** Rounds randomly up or down, so that small rates are right over many days. */
const fillSales = ({ client, line }: FactPlace, here: number, into: Float64Array): void => {
  const sessions = into[5] ?? 0;
  const buying = line.profile.buying * line.buying * wobbleAt(here, chances.buying, 0.25);
  const wanted = sessions * client.conversionRate * buying + chanceAt(here, chances.luck);
  const conversions = Math.min(sessions, Math.floor(wanted));
  const orders = Math.min(
    conversions,
    Math.max(
      conversions > 0 ? 1 : 0,
      Math.floor(conversions * ordersPerConversion + chanceAt(here, chances.orders)),
    ),
  );
  into[3] = conversions;
  into[4] = Math.round(conversions * client.orderCents * wobbleAt(here, chances.order, 0.18));
  into[8] = orders;
  into[10] = conversions - orders;
  into[9] = Math.min(orders, Math.floor(orders * line.profile.newBuyers + chanceAt(here, chances.news)));
};

/** Visits that are not engaged load one page and count as 0 seconds. */
const fillStay = ({ line }: FactPlace, here: number, into: Float64Array): void => {
  const { morePages, stay } = line.profile;
  const engaged = into[6] ?? 0;
  into[11] = (into[5] ?? 0) + Math.round(engaged * morePages * wobbleAt(here, chances.pages, 0.12));
  into[12] = Math.round(engaged * stay * wobbleAt(here, chances.stay, 0.15));
};

/** Fills `into` with whole numbers from 0 in column order. Deterministic by place. */
export const fillFact = (place: FactPlace, into: Float64Array): void => {
  const { line, day } = place;
  const here = below(below(line.seed, days), day);
  const sessions = sessionsAt(place, here);
  into[5] = sessions;
  if (sessions === 0) {
    into.fill(0);
    return;
  }
  const { engagement, peoplePerSession } = line.profile;
  const people = sessions * peoplePerSession * wobbleAt(here, chances.people, 0.06);
  into[6] = Math.min(sessions, Math.round(sessions * engagement * wobbleAt(here, chances.engaged, 0.1)));
  into[7] = Math.min(sessions, Math.max(1, Math.round(people)));
  fillCost(place, here, into);
  fillSales(place, here, into);
  fillStay(place, here, into);
};
