/** Counts a measure of a row per slot of a cut by devices and countries, for the whole day or a part of it. */
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import { type Counts, countReached, type Line } from '#domain/metrics/countReached.ts';
import { leftOut, type PlannedCut } from './plannedCut.ts';

export const mostSlots = Math.max(devices.length, countries.length);

export type SideEnds = Readonly<Record<'device' | 'country', Float64Array>>;

export const createSlotCounter = (ends: SideEnds) => {
  const ofDevice = new Float64Array(devices.length);
  const ofCountry = new Float64Array(countries.length);
  const whole = new Float64Array(devices.length * countries.length);
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

  /** Country within device: the units are ordered by device, with countries evenly mixed inside. */
  const crossDevices = (measure: number, total: number, plan: PlannedCut): void => {
    const { devices: wanted, countries: count } = plan;
    const line: Line = { parts: ofCountry, from: 0, length: countries.length, units: total };
    for (let country = 0; country < count; country += 1) before[country] = 0;
    for (let device = 0; device < devices.length; device += 1) {
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

  const addToSlots = (own: Float64Array, { slots }: PlannedCut, from: number, length: number): void => {
    for (let index = 0; index < length; index += 1) {
      const slot = slots[from + index] as number;
      if (slot !== leftOut) counts[slot] = (counts[slot] as number) + (own[index] as number);
    }
  };

  const clear = ({ groups }: PlannedCut): void => {
    // Not `fill`, which is slower for so few numbers.
    for (let slot = 0; slot < groups.length; slot += 1) counts[slot] = 0;
  };

  return {
    counts,
    read,
    countDay: (plan: PlannedCut): void => {
      clear(plan);
      addToSlots(whole, plan, 0, plan.slots.length);
    },
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
