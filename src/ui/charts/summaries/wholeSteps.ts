/** Selects the complete steps of a chart, which alone can be compared. */
import type { ChartAxis } from '../chartAxis.ts';
import type { StepEdges } from '../chartProps.ts';

type Values = readonly (number | null)[];

/** Null for a first step that is cut off, and for a last step in progress unless there are only two steps. */
export const ofWholeSteps = (
  values: Values,
  { firstIsCut = false, lastIsCut = false, lastIsOpen = false }: StepEdges,
): Values => {
  const lastIsOut = lastIsCut || (lastIsOpen && (values.length > 2 || firstIsCut));
  const isOut = (place: number) => (firstIsCut && place === 0) || (lastIsOut && place === values.length - 1);
  return values.map((value, place) => (isOut(place) ? null : value));
};

export const hasTooFewWhole = (
  { places }: ChartAxis,
  { firstIsCut = false, lastIsCut = false, lastIsOpen = false }: StepEdges,
): boolean => {
  if (!firstIsCut && !lastIsCut) return false;
  return places.length - Number(firstIsCut) - Number(lastIsCut || lastIsOpen) < 2;
};

/** ` The first and the last week are not whole.`; empty if all are. */
export const cutInWords = ({ title }: ChartAxis, { firstIsCut, lastIsCut }: StepEdges, more = ''): string => {
  const step = title.toLowerCase();
  if (firstIsCut && lastIsCut)
    return ` The first and the last ${step} are not whole${more && ` and are ${more}`}.`;
  if (!firstIsCut && !lastIsCut) return '';
  return ` The ${firstIsCut ? 'first' : 'last'} ${step} is not whole${more && ` and is ${more}`}.`;
};
