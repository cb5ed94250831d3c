/** Parses integers of a small range, such as the day of a month. */
import { readTypedNumber, type TypedNumber } from './readTypedNumber.ts';

export type WholeRange = { readonly least: number; readonly most: number };

export const readWithin = (text: string, { least, most }: WholeRange): TypedNumber => {
  const typed = readTypedNumber(text, { decimals: 0 });
  if (typed.value === null || (typed.value >= least && typed.value <= most)) return typed;
  return { value: null, unit: null, problem: `Must be ${least} to ${most}` };
};
