/** Serializes the calculator's inputs to an address, so that a link shows the same calculation. */
import { type RoiField, type RoiInputs, roiDefaults, roiFieldFacts, roiFields } from './roiInputs.ts';
import { adoptionRange } from './roiStress.ts';

/** Full adoption is the usual one, and is omitted. */
export const roiQuery = (inputs: RoiInputs, adoption: number = adoptionRange.max): string =>
  new URLSearchParams([
    ...roiFields.map((field) => [field, String(inputs[field])]),
    ...(adoption === adoptionRange.max ? [] : [['adoption', String(adoption)]]),
  ]).toString();

const readField = (text: string, field: RoiField): number | null => {
  const value = /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN;
  return value <= roiFieldFacts[field].most ? value : null;
};

export type RoiAddress = {
  /** A missing or invalid value takes the default. */
  readonly inputs: RoiInputs;
  readonly dropped: readonly RoiField[];
};

/** Parses the query string. Only integers within the field's range count; of duplicates the first. */
export const readRoiQuery = (search: string): RoiAddress => {
  const query = new URLSearchParams(search);
  const given = roiFields.flatMap((field) => {
    const text = query.get(field);
    return text === null ? [] : [[field, readField(text, field)] as const];
  });
  const read = given.filter(([, value]) => value !== null);
  return {
    inputs: { ...roiDefaults, ...Object.fromEntries(read) },
    dropped: given.filter(([, value]) => value === null).map(([field]) => field),
  };
};
