/** Places the pages of a stage in their container, one at a time or side by side. */
import type { PlayerState } from './playerState.ts';

/** Design width of the stage in pixels, scaled down to fit. */
export const stageWidth = 1_180;
/** Narrow, but above the 1024 px at which the app shows its side navigation. */
const besideWidth = 1_040;
export const gap = 20;
const roomForTwo = 900;

type Placing = Pick<PlayerState, 'pages' | 'shown'> & {
  readonly screen: number | undefined;
  readonly roomWidth: number;
  readonly wanted: boolean | null;
  /** In a presentation, the place across the page that stays in view where the page is cut. Null: the page is shown whole. */
  readonly lookedAt: number | null;
};

/** Below, the texts of a page cannot be read. */
const legible = 0.56;

/** In pixels of the stage; `left` is the start of the visible page, `shift` the pixels that are cut off before it. */
export const placePages = ({ pages, shown, screen, roomWidth, wanted, lookedAt }: Placing) => {
  const isBeside = pages.length > 0 && (wanted ?? roomWidth >= roomForTwo);
  const places = isBeside ? pages.length : 0;
  const pageWidth = screen ?? (isBeside ? besideWidth : stageWidth);
  const width = pageWidth + places * (pageWidth + gap);
  const place = isBeside ? pages.findIndex(({ name }) => name === shown) + 1 : 0;
  const left = place * (pageWidth + gap);
  const whole = roomWidth / width;
  const scale = lookedAt === null ? Math.min(1, whole) : Math.max(whole, legible);
  const cut = Math.max(0, width * scale - roomWidth);
  const middle = (left + (lookedAt ?? 0)) * scale - roomWidth / 2;
  return { isBeside, width, scale, left, shift: Math.min(cut, Math.max(0, middle)) };
};
