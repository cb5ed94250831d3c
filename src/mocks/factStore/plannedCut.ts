/** Plans the parts that rows are cut into for a query, and the group of each part. */
import { type Country, countries, type Device, devices } from '#domain/metrics/breakdowns.ts';
import { type DaySlice, indexOf, passes, type Selection } from './selection.ts';

export type Cut = {
  readonly device: boolean;
  readonly country: boolean;
  readonly hours: {
    readonly count: number;
    readonly each: boolean;
    readonly slices?: readonly DaySlice[] | undefined;
  } | null;
};

export const ofRun = -1;
export const leftOut = -2;

export type PlannedCut = {
  readonly cut: Cut;
  readonly slots: Int32Array;
  readonly groups: readonly number[];
  readonly devices: readonly boolean[];
  readonly countries: number;
};

/** Cutting countries by hours also needs devices, because otherwise the hours of all devices would not add up. */
const cutFor = ({ device, country, hours }: Cut): Cut => ({
  device: device || (country && hours !== null),
  country,
  hours,
});

export const stepOf = ({ cut: { hours } }: PlannedCut, first: number, slice: number): number =>
  (hours?.each ? hours.slices?.[slice]?.step : undefined) ?? first + slice;

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
