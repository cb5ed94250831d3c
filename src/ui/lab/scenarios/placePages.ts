/** Where the pages of a stage stand in their room: one at a time, or all side by side. */
import type { PlayerState } from './playerState.ts';

/** As many of its pixels as it is made for, made smaller to fit. */
export const stageWidth = 1_180;
/** Where there are several side by side: as narrow as the app has its side navigation, from 1024 px on. */
const besideWidth = 1_040;
/** Between two of them. */
export const gap = 20;
/** A room narrower than this shows one page at a time, unless the visitor wants it otherwise. */
const roomForTwo = 900;

type Placing = Pick<PlayerState, 'pages' | 'shown'> & {
  /** Of the screen that the script is for; undefined: a desktop. */
  readonly screen: number | undefined;
  readonly roomWidth: number;
  /** What the visitor has chosen; null for nothing. */
  readonly wanted: boolean | null;
};

/** How the pages stand on the stage, in its own pixels: `left` is where the one in sight begins. */
export const placePages = ({ pages, shown, screen, roomWidth, wanted }: Placing) => {
  const isBeside = pages.length > 0 && (wanted ?? roomWidth >= roomForTwo);
  const places = isBeside ? pages.length : 0;
  const pageWidth = screen ?? (isBeside ? besideWidth : stageWidth);
  const width = pageWidth + places * (pageWidth + gap);
  const place = isBeside ? pages.findIndex(({ name }) => name === shown) + 1 : 0;
  return { isBeside, width, scale: Math.min(1, roomWidth / width), left: place * (pageWidth + gap) };
};
