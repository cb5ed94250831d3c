/** Computes the layout of horizontal bars, whose labels may be long and numerous. */
import type { Tone } from '../../../charts/chartModel.ts';

export type RowBar = {
  readonly name: string;
  readonly value: number | null;
  readonly text: string;
  readonly tone: Tone;
};

export type BarPlace = { readonly y: number; readonly width: number; readonly name: string };

export const barSize = { row: 30, bar: 18, label: 12 } as const;

/** Average letter width relative to the font size. */
const letterWidth = 0.56;

const widthOf = (text: string): number => Math.ceil(text.length * barSize.label * letterWidth);

const cut = (name: string, room: number): string => {
  const letters = Math.floor(room / (barSize.label * letterWidth));
  return name.length <= letters ? name : `${name.slice(0, Math.max(1, letters - 1)).trimEnd()}…`;
};

export type RowBarsPlan = {
  readonly height: number;
  readonly left: number;
  readonly places: readonly BarPlace[];
};

/** The picture is `width` pixels wide; names take at most two fifths of it. */
export const rowBarsPlan = (bars: readonly RowBar[], width: number): RowBarsPlan => {
  const left = Math.min(Math.max(0, ...bars.map(({ name }) => widthOf(name))) + 12, Math.floor(width * 0.4));
  const behind = Math.max(0, ...bars.map(({ text }) => widthOf(text))) + 8;
  const room = Math.max(8, width - left - behind);
  const most = Math.max(0, ...bars.map(({ value }) => value ?? 0));
  return {
    height: Math.max(1, bars.length) * barSize.row,
    left,
    places: bars.map(({ name, value }, index) => ({
      y: index * barSize.row,
      width: value === null || value <= 0 ? 0 : Math.max(1, Math.round((value / most) * room)),
      name: cut(name, left - 12),
    })),
  };
};
