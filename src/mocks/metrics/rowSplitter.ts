/** Cuts one row into the parts that a question needs: by device, country and hour, so that parts add up along every side. */
import type { AudienceSide, DemoAudience, RowPlace } from '#domain/demo/demoAudience.ts';
import { below, chanceAt } from '#domain/demo/factChance.ts';
import { columnOf, factMeasures } from '#domain/kpi/figureNames.ts';
import { countries, devices, hoursPerDay } from '#domain/metrics/breakdowns.ts';
import { countReached } from '#domain/metrics/countReached.ts';
import { createMeasureSplitter, tellsConversions } from '#domain/metrics/splitMeasures.ts';

const width = factMeasures.length;
const mostCells = devices.length * countries.length * hoursPerDay;

/** What a row is cut by: hours in their order up to `hours`, each alone or all in one; null: the whole day. */
export type Cut = {
  readonly device: boolean;
  readonly country: boolean;
  readonly hours: { readonly count: number; readonly each: boolean } | null;
};

/** The parts: of audience a (country within device) and slice of time t, its measures from `(a × slices + t) × width` on. */
export type Cells = { readonly values: Float64Array; readonly audiences: number; readonly slices: number };

/** The sides of a cut: without devices no country can be cut by hours, or the hours of all devices would not add up. */
export const cutFor = ({ device, country, hours }: Cut): Cut => ({
  device: device || (country && hours !== null),
  country,
  hours,
});

/** How many audiences a cut has. */
export const audiencesOf = ({ device, country }: Cut): number =>
  (device ? devices.length : 1) * (country ? countries.length : 1);

/** A side’s own place below a row. */
const chancePlaces: Readonly<Record<AudienceSide, number>> = { device: 10, country: 11, hour: 12 };

export const createRowSplitter = (audience: DemoAudience) => {
  const splitters = {
    device: createMeasureSplitter(devices.length),
    country: createMeasureSplitter(countries.length),
    hour: createMeasureSplitter(hoursPerDay),
  } as const satisfies Record<AudienceSide, unknown>;
  const ofDevice = splitters.device.parts;
  const ofCountry = splitters.country.parts;
  const ofHour = splitters.hour.parts;
  const values = new Float64Array(mostCells * width);
  /** Of one measure: how much each audience has in the whole day, had when the last slice began, and has when it ends. */
  const whole = new Float64Array(devices.length * countries.length);
  const before = new Float64Array(whole.length);
  const reached = new Float64Array(whole.length);
  /** Of each device the whole day’s, and what is reached. */
  const deviceWholes = new Float64Array(devices.length);
  const deviceReached = new Float64Array(devices.length);

  const side = (name: AudienceSide, row: Float64Array, place: RowPlace): Float64Array => {
    const { split, parts } = splitters[name];
    const here = below(below(place.seed, chancePlaces[name]), place.day);
    split(row, audience(name, place), chanceAt(here, 0));
    return parts;
  };

  /** Country within device, from how the units of both stand in one line: first all of a device, countries evenly mixed. */
  const crossDevices = (measure: number): void => {
    const from = measure * countries.length;
    let units = 0;
    before.fill(0);
    for (let device = 0; device < devices.length; device += 1) {
      const own = ofDevice[measure * devices.length + device] as number;
      deviceWholes[device] = own;
      units += own;
      countReached(units, { parts: ofCountry, from }, { into: reached, at: 0, count: countries.length });
      for (let country = 0; country < countries.length; country += 1) {
        const count = reached[country] as number;
        whole[device * countries.length + country] = count - (before[country] as number);
        before[country] = count;
      }
    }
  };

  const fillWhole = (measure: number, { device, country }: Cut, total: number): void => {
    if (device && country) {
      crossDevices(measure);
      return;
    }
    const parts = device ? ofDevice : ofCountry;
    const count = device ? devices.length : countries.length;
    if (device || country) {
      for (let part = 0; part < count; part += 1) whole[part] = parts[measure * count + part] as number;
    } else whole[0] = total;
  };

  /** How many of the first `units` each audience has, into `reached`. */
  const reach = (units: number, { device, country }: Cut, audiences: number): void => {
    if (!(device && country)) {
      countReached(units, { parts: whole, from: 0 }, { into: reached, at: 0, count: audiences });
      return;
    }
    const line = { parts: deviceWholes, from: 0 };
    countReached(units, line, { into: deviceReached, at: 0, count: devices.length });
    for (let index = 0; index < devices.length; index += 1) {
      const at = index * countries.length;
      const own = deviceReached[index] as number;
      countReached(own, { parts: whole, from: at }, { into: reached, at, count: countries.length });
    }
  };

  /** What each audience has gained since the slice before. */
  const fillSlice = (slice: number, measure: number, { audiences, slices }: Omit<Cells, 'values'>): void => {
    for (let cell = 0; cell < audiences; cell += 1) {
      const count = reached[cell] as number;
      values[(cell * slices + slice) * width + measure] = count - (before[cell] as number);
      before[cell] = count;
    }
  };

  const fillSlices = (measure: number, cut: Cut, shape: Omit<Cells, 'values'>): void => {
    const { hours } = cut;
    before.fill(0);
    if (hours === null) {
      reached.set(whole);
      fillSlice(0, measure, shape);
      return;
    }
    let units = 0;
    for (let hour = 0; hour < hours.count; hour += 1) {
      units += ofHour[measure * hoursPerDay + hour] as number;
      if (!hours.each) continue;
      reach(units, cut, shape.audiences);
      fillSlice(hour, measure, shape);
    }
    if (hours.each) return;
    reach(units, cut, shape.audiences);
    fillSlice(0, measure, shape);
  };

  const fillNothing = (measure: number, cells: number): void => {
    for (let at = measure; at < cells * width; at += width) values[at] = 0;
  };

  /** What is cut on two sides at once is cut for each measure alone: conversions are then what their kinds have become. */
  const fillConversions = (row: Float64Array, cells: number): void => {
    if (!tellsConversions(row)) return;
    for (let at = 0; at < cells * width; at += width) {
      values[at + columnOf.conversions] =
        (values[at + columnOf.orders] as number) + (values[at + columnOf.leads] as number);
    }
  };

  return {
    /** The parts of a whole day on one side: those of measure m from m × parts on. They are overwritten by the next row. */
    side,
    /** The cells are overwritten by the next row. */
    cut: (row: Float64Array, place: RowPlace, cut: Cut): Cells => {
      if (cut.device) side('device', row, place);
      if (cut.country) side('country', row, place);
      if (cut.hours !== null) side('hour', row, place);
      const slices = cut.hours?.each ? cut.hours.count : 1;
      const audiences = audiencesOf(cut);
      for (let measure = 0; measure < width; measure += 1) {
        if (row[measure] === 0) {
          fillNothing(measure, audiences * slices);
          continue;
        }
        fillWhole(measure, cut, row[measure] as number);
        fillSlices(measure, cut, { audiences, slices });
      }
      fillConversions(row, audiences * slices);
      return { values, audiences, slices };
    },
  };
};

export type RowSplitter = ReturnType<typeof createRowSplitter>;
