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
};

/** In pixels of the stage; `left` is the start of the visible page. */
export const placePages = ({ pages, shown, screen, roomWidth, wanted }: Placing) => {
  const isBeside = pages.length > 0 && (wanted ?? roomWidth >= roomForTwo);
  const places = isBeside ? pages.length : 0;
  const pageWidth = screen ?? (isBeside ? besideWidth : stageWidth);
  const width = pageWidth + places * (pageWidth + gap);
  const place = isBeside ? pages.findIndex(({ name }) => name === shown) + 1 : 0;
  return { isBeside, width, scale: Math.min(1, roomWidth / width), left: place * (pageWidth + gap) };
};
