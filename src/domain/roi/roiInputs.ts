/** Defines the inputs of the ROI calculator with defaults, ranges and parsing. */
import { readTypedNumber, type TypedNumber } from '../numbers/readTypedNumber.ts';

export const roiFields = [
  'monthlyRevenue',
  'clientCount',
  'hoursPerReport',
  'reportFrequency',
  'hourlyRate',
] as const;

export type RoiField = (typeof roiFields)[number];

/** Integers from 0. Money in US dollars; reports are per client and month. */
export type RoiInputs = Readonly<Record<RoiField, number>> & {
  /** An input that no formula uses (ruling D24). */
  readonly teamMembers?: number | undefined;
};

export type RoiFieldFacts = {
  readonly label: string;
  readonly money: boolean;
  readonly unit: string;
  /** Maximum input; the largest results from it are still exact integers. */
  readonly most: number;
  /** Range and step of the slider; the number field may exceed them. */
  readonly slider: { readonly min: number; readonly max: number; readonly step: number };
};

/** In the order of the form (S2.19: the sliders of clients, hours and reports are the specification's). */
export const roiFieldFacts: Readonly<Record<RoiField, RoiFieldFacts>> = {
  monthlyRevenue: {
    label: 'Monthly revenue',
    money: true,
    unit: 'dollars a month',
    most: 1_000_000_000_000,
    slider: { min: 0, max: 500_000, step: 1_000 },
  },
  clientCount: {
    label: 'Clients',
    money: false,
    unit: 'clients',
    most: 10_000,
    slider: { min: 1, max: 100, step: 1 },
  },
  hoursPerReport: {
    label: 'Hours per report',
    money: false,
    unit: 'hours per report',
    most: 1_000,
    slider: { min: 1, max: 40, step: 1 },
  },
  reportFrequency: {
    label: 'Reports per client and month',
    money: false,
    unit: 'reports a month',
    most: 1_000,
    slider: { min: 1, max: 20, step: 1 },
  },
  hourlyRate: {
    label: 'Hourly rate',
    money: true,
    unit: 'dollars an hour',
    most: 10_000,
    slider: { min: 0, max: 300, step: 1 },
  },
};

/** Spec 9. */
export const roiDefaults: RoiInputs = {
  monthlyRevenue: 50_000,
  clientCount: 10,
  hoursPerReport: 8,
  reportFrequency: 4,
  hourlyRate: 75,
};

const unitWords: ReadonlySet<string> = new Set(
  roiFields
    .flatMap((field) => roiFieldFacts[field].unit.split(' '))
    .flatMap((word) => [word, word.replace(/s$/, '')]),
);

/** Keeps decimals; ignores a dollar sign and the units after the number: `7 clients`, but not `7 thousand`. */
export const readRoiNumber = (text: string): TypedNumber => {
  const amount = text.replace(/(?<=\d) +(\p{L}[\p{L} ]*)$/u, (all, words: string) =>
    words
      .toLowerCase()
      .trim()
      .split(/ +/)
      .every((word) => unitWords.has(word))
      ? ''
      : all,
  );
  return readTypedNumber(amount, { decimals: 15, units: ['USD'] });
};

/** An integer from 0 to the field's maximum, decimals truncated; 0 if invalid (S2.19). */
export const parseRoiNumber = (text: string, field: RoiField): number =>
  Math.min(Math.max(Math.trunc(readRoiNumber(text).value ?? 0), 0), roiFieldFacts[field].most);
