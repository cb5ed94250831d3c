/** The calculator's inputs in an address, so that a link shows the same calculation. */
import { type RoiField, type RoiInputs, roiDefaults, roiFieldFacts, roiFields } from './roiInputs.ts';

/** `monthlyRevenue=50000&clientCount=10&...`, always all five. */
export const roiQuery = (inputs: RoiInputs): string =>
  new URLSearchParams(roiFields.map((field) => [field, String(inputs[field])])).toString();

const readField = (text: string, field: RoiField): number | null => {
  const value = /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN;
  return value <= roiFieldFacts[field].most ? value : null;
};

export type RoiAddress = {
  /** The default stands where the address says nothing or nothing that counts. */
  readonly inputs: RoiInputs;
  /** Fields whose value in the address was dropped. */
  readonly dropped: readonly RoiField[];
};

/** Reads what follows the `?`. Only whole numbers within the field's range count; of a field given twice the first one. */
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
