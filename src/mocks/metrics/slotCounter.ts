/** Counts how much of one measure of a row each slot of a cut by devices and countries has: of the whole day, or of a part of it. */
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import { type Counts, countReached, type Line } from '#domain/metrics/countReached.ts';
import { leftOut, type PlannedCut } from './plannedCut.ts';

/** The most slots that there can be. */
export const mostSlots = Math.max(devices.length, countries.length);

/** Where the parts of a row end on each side, as the splitters of measures tell it. */
export type SideEnds = Readonly<Record<'device' | 'country', Float64Array>>;

export const createSlotCounter = (ends: SideEnds) => {
  /** Of one measure: what each device and each country has, and each audience (country within device). */
  const ofDevice = new Float64Array(devices.length);
  const ofCountry = new Float64Array(countries.length);
  const whole = new Float64Array(devices.length * countries.length);
  /** How many of the units up to some place each device or country has, and had at the place before. */
  const deviceReached = new Float64Array(devices.length);
  const reached = new Float64Array(countries.length);
  const before = new Float64Array(countries.length);
  const counts = new Float64Array(mostSlots);

  const readParts = (parts: Float64Array, own: Float64Array, measure: number): void => {
    let end = 0;
    for (let part = 0; part < parts.length; part += 1) {
      const next = own[measure * parts.length + part] as number;
      parts[part] = next - end;
      end = next;
    }
  };

  /** Country within device, from how the units of both stand in one line: first all of a device, countries evenly mixed. */
  const crossDevices = (measure: number, total: number, plan: PlannedCut): void => {
    const { devices: wanted, countries: count } = plan;
    const line: Line = { parts: ofCountry, from: 0, length: countries.length, units: total };
    for (let country = 0; country < count; country += 1) before[country] = 0;
    for (let device = 0; device < devices.length; device += 1) {
      // Where no wanted device begins or ends nothing is counted.
      if (!wanted[device] && !wanted[device + 1]) continue;
      const end = ends.device[measure * devices.length + device] as number;
      countReached(end, line, { into: reached, at: 0, count });
      for (let country = 0; country < count; country += 1) {
        const own = reached[country] as number;
        whole[device * countries.length + country] = own - (before[country] as number);
        before[country] = own;
      }
    }
  };

  /** Reads a measure of which the row has `total`: what each audience that counts has in the whole day. */
  const read = (measure: number, total: number, plan: PlannedCut): void => {
    const { device, country } = plan.cut;
    if (device) readParts(ofDevice, ends.device, measure);
    if (country) readParts(ofCountry, ends.country, measure);
    if (device && country) {
      crossDevices(measure, total, plan);
      return;
    }
    const parts = device ? ofDevice : ofCountry;
    for (let part = 0; part < parts.length; part += 1) whole[part] = parts[part] as number;
  };

  /** Adds what a number of audiences have, from one on, to the slots that they count for. */
  const addToSlots = (own: Float64Array, { slots }: PlannedCut, from: number, length: number): void => {
    for (let index = 0; index < length; index += 1) {
      const slot = slots[from + index] as number;
      if (slot !== leftOut) counts[slot] = (counts[slot] as number) + (own[index] as number);
    }
  };

  const clear = ({ groups }: PlannedCut): void => {
    // Not `fill`: for so few numbers that takes longer than all else here.
    for (let slot = 0; slot < groups.length; slot += 1) counts[slot] = 0;
  };

  return {
    /** What was counted last, slot by slot. */
    counts,
    read,
    countDay: (plan: PlannedCut): void => {
      clear(plan);
      addToSlots(whole, plan, 0, plan.slots.length);
    },
    /** Of the first `units` of the measure that was read, which has `total`. */
    countFirst: (units: number, total: number, plan: PlannedCut): void => {
      clear(plan);
      const line: Line = { parts: ofDevice, from: 0, length: devices.length, units: total };
      countReached(units, line, { into: deviceReached, at: 0, count: devices.length });
      if (!plan.cut.country) {
        addToSlots(deviceReached, plan, 0, devices.length);
        return;
      }
      const some: Counts = { into: reached, at: 0, count: plan.countries };
      for (let index = 0; index < devices.length; index += 1) {
        if (!plan.devices[index]) continue;
        const from = index * countries.length;
        const own: Line = { parts: whole, from, length: countries.length, units: ofDevice[index] as number };
        countReached(deviceReached[index] as number, own, some);
        addToSlots(reached, plan, from, plan.countries);
      }
    },
  };
};
