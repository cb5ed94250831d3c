/** Where the Lab is docked and how large it is, remembered by the browser. */
import type { BrowserStore } from '../../services/browserStore.ts';

export type DockPlace = {
  readonly side: 'bottom' | 'right';
  /** Height below, width at the right, in CSS pixels. */
  readonly size: number;
};

const key = 'agencylens.lab';
const standard: DockPlace = { side: 'bottom', size: 440 };
const least = 160;
const most = 1_600;

/** With another size, in whole pixels within reason. */
export const resized = (place: DockPlace, size: number): DockPlace => ({
  ...place,
  size: Math.round(Math.min(Math.max(size, least), most)),
});

/** What cannot be read counts as never kept. */
export const readDockPlace = (store: BrowserStore): DockPlace => {
  const [side, size] = (store.getItem(key) ?? '').split(' ');
  if (side !== 'bottom' && side !== 'right') return standard;
  return Number.isFinite(Number(size)) ? resized({ side, size: 0 }, Number(size)) : { ...standard, side };
};

export const writeDockPlace = (store: BrowserStore, { side, size }: DockPlace): void =>
  store.setItem(key, `${side} ${size}`);
