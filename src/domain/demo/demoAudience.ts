/** Generates the weights that split a day's metrics by device, country and hour. */

import { hoursPerDay } from '../calendar/dayHours.ts';
import { type EpochDay, weekdayOf } from '../calendar/epochDay.ts';
import { countries, devices } from '../metrics/breakdowns.ts';
import type { PartWeights } from '../metrics/splitMeasures.ts';
import { below, chanceAt, placeSeed } from './factChance.ts';

export type AudienceSide = 'device' | 'country' | 'hour';

type Side = {
  readonly clicking: readonly number[];
  readonly buying: readonly number[];
  readonly width: number;
  readonly usual: readonly number[];
  readonly restDays: readonly number[] | null;
};

const ones = Array.from({ length: hoursPerDay }, () => 1);

/** Few visitors at night, many at noon and most in the evening. */
const workingHours = [
  1.1, 0.7, 0.5, 0.4, 0.5, 0.9, 1.8, 3, 4.2, 5, 5.4, 5.6, 5.9, 5.5, 5.2, 5.1, 5.2, 5.5, 5.9, 6.5, 6.8, 5.9,
  3.9, 2.2,
];
const restHours = [
  1.5, 1, 0.7, 0.5, 0.5, 0.6, 1.1, 2, 3.3, 4.6, 5.5, 5.9, 5.8, 5.7, 5.6, 5.6, 5.7, 5.8, 6, 6.3, 6.2, 5.4, 4,
  2.6,
];

/** Conversion is higher on desktops than on phones, and in the evening than at night. */
const sides: Readonly<Record<AudienceSide, Side>> = {
  device: {
    usual: [0.585, 0.36, 0.055],
    restDays: [0.68, 0.25, 0.07],
    width: 0.1,
    clicking: [1.12, 0.9, 0.95],
    buying: [0.78, 1.38, 0.95],
  },
  country: {
    usual: [0.55, 0.14, 0.1, 0.08, 0.05, 0.08],
    restDays: null,
    width: 0.12,
    clicking: [1, 1.06, 1.02, 0.88, 1.05, 0.8],
    buying: [1.08, 1, 1.02, 0.9, 0.95, 0.6],
  },
  hour: {
    usual: workingHours,
    restDays: restHours,
    width: 0.14,
    clicking: ones,
    buying: ones.map((_, hour) => (hour < 7 ? 0.7 : 0.9 + 0.01 * hour)),
  },
};

/** Random index of each side below the row's seed. */
const places: Readonly<Record<AudienceSide, number>> = { device: 3, country: 4, hour: 5 };

const firstRestDay = 5;

/** Home country and share of phones vary by client. */
const ordinary = (clientId: string, side: AudienceSide, usual: readonly number[]): readonly number[] => {
  const seed = placeSeed('audience', side, clientId);
  return usual.map((weight, part) =>
    side === 'hour' ? weight : weight * (0.7 + 0.6 * chanceAt(seed, part)),
  );
};

type Ordinary = Readonly<
  Record<AudienceSide, readonly [working: readonly number[], rest: readonly number[]]>
>;

const ordinaryOf = (clientId: string): Ordinary => {
  const both = (side: AudienceSide) => {
    const { usual, restDays } = sides[side];
    return [ordinary(clientId, side, usual), ordinary(clientId, side, restDays ?? usual)] as const;
  };
  return { device: both('device'), country: both('country'), hour: both('hour') };
};

const mostRemembered = 500;

export type RowPlace = { readonly clientId: string; readonly seed: number; readonly day: EpochDay };

/** Weights of a side on a day; `seed` is that of the row. The returned array is reused by the next call for that side. */
export const createDemoAudience = () => {
  const known = new Map<string, Ordinary>();
  const traffic: Readonly<Record<AudienceSide, Float64Array>> = {
    device: new Float64Array(devices.length),
    country: new Float64Array(countries.length),
    hour: new Float64Array(hoursPerDay),
  };
  const weightsOf = (side: AudienceSide): PartWeights => ({
    traffic: traffic[side],
    clicking: Float64Array.from(sides[side].clicking),
    buying: Float64Array.from(sides[side].buying),
  });
  const weights: Readonly<Record<AudienceSide, PartWeights>> = {
    device: weightsOf('device'),
    country: weightsOf('country'),
    hour: weightsOf('hour'),
  };

  const ofClient = (clientId: string): Ordinary => {
    const found = known.get(clientId);
    if (found) return found;
    if (known.size >= mostRemembered) known.clear();
    const made = ordinaryOf(clientId);
    known.set(clientId, made);
    return made;
  };

  return (side: AudienceSide, place: RowPlace): PartWeights => {
    const usual = ofClient(place.clientId)[side][weekdayOf(place.day) >= firstRestDay ? 1 : 0];
    const into = traffic[side];
    const { width } = sides[side];
    const here = below(below(place.seed, places[side]), place.day);
    for (let part = 0; part < into.length; part += 1) {
      into[part] = (usual[part] as number) * (1 - width + 2 * width * chanceAt(here, part));
    }
    return weights[side];
  };
};

export type DemoAudience = ReturnType<typeof createDemoAudience>;
