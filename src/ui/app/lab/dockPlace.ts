/** Reads and stores the position and size of the Lab's dock in the browser. */
import type { BrowserStore } from '../../services/browserStore.ts';

export type DockPlace = {
  readonly side: 'bottom' | 'right';
  /** Height at the bottom, width at the right, in CSS pixels. */
  readonly size: number;
};

const key = 'agencylens.lab';
const standard: DockPlace = { side: 'bottom', size: 440 };
const least = 160;
const most = 1_600;

export const resized = (place: DockPlace, size: number): DockPlace => ({
  ...place,
  size: Math.round(Math.min(Math.max(size, least), most)),
});

/** Unreadable values count as missing. */
export const readDockPlace = (store: BrowserStore): DockPlace => {
  const [side, size] = (store.getItem(key) ?? '').split(' ');
  if (side !== 'bottom' && side !== 'right') return standard;
  return Number.isFinite(Number(size)) ? resized({ side, size: 0 }, Number(size)) : { ...standard, side };
};

export const writeDockPlace = (store: BrowserStore, { side, size }: DockPlace): void =>
  store.setItem(key, `${side} ${size}`);
