/** Into which parts rows are cut for a question, and which of the parts count for what. */
import { type Country, countries, type Device, devices } from '#domain/metrics/breakdowns.ts';
import { type DaySlice, indexOf, passes, type Selection } from './selection.ts';

/** What a row is cut by: hours in their order up to `hours`, each alone or all in one; null: the whole day. */
export type Cut = {
  readonly device: boolean;
  readonly country: boolean;
  readonly hours: {
    readonly count: number;
    readonly each: boolean;
    /** Left out: the 24 hours of an ordinary day. */
    readonly slices?: readonly DaySlice[] | undefined;
  } | null;
};

/** The group of a slot whose parts count for that of their run. */
export const ofRun = -1;
/** The slot of parts that do not count. */
export const leftOut = -2;

/** A cut whose parts are added up into slots, one for each group that they count for. */
export type PlannedCut = {
  readonly cut: Cut;
  /** For each audience (country within device): its slot. */
  readonly slots: Int32Array;
  /** For each slot: its group. */
  readonly groups: readonly number[];
  /** For each device whether any of it counts. */
  readonly devices: readonly boolean[];
  /** As many countries, from the first, as have all those that count. */
  readonly countries: number;
};

/** The sides of a cut: without devices no country can be cut by hours, or the hours of all devices would not add up. */
const cutFor = ({ device, country, hours }: Cut): Cut => ({
  device: device || (country && hours !== null),
  country,
  hours,
});

/** The step of a slice of a day whose first step is `first`. */
export const stepOf = ({ cut: { hours } }: PlannedCut, first: number, slice: number): number =>
  (hours?.each ? hours.slices?.[slice]?.step : undefined) ?? first + slice;

/** The only audience of a side that is not cut. */
const whole = [null] as const;

export const planCut = (
  { filters, groupBy, groups: named }: Omit<Selection, 'rowSeries'>,
  hours: Cut['hours'],
): PlannedCut => {
  const device = filters.device !== undefined || groupBy === 'device';
  const country = filters.country !== undefined || groupBy === 'country';
  const cut = cutFor({ device, country, hours });
  const byDevice: readonly (Device | null)[] = cut.device ? devices : whole;
  const byCountry: readonly (Country | null)[] = cut.country ? countries : whole;
  const counts = {
    device: byDevice.map((one) => one === null || passes(filters.device, one)),
    country: byCountry.map((one) => one === null || passes(filters.country, one)),
  };
  const groups: number[] = [];
  const slotOf = (group: number): number => {
    const known = groups.indexOf(group);
    return known >= 0 ? known : groups.push(group) - 1;
  };
  const slots = byDevice.flatMap((own, index) =>
    byCountry.map((other, place) => {
      if (!counts.device[index] || !counts.country[place]) return leftOut;
      const key = groupBy === 'device' ? own : groupBy === 'country' ? other : null;
      return slotOf(key === null ? ofRun : indexOf(named, key));
    }),
  );
  return {
    cut,
    slots: Int32Array.from(slots),
    groups,
    devices: counts.device,
    countries: counts.country.lastIndexOf(true) + 1,
  };
};
