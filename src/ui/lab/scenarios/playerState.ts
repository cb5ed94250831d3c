/** What a player tells of itself. */
import { firstPage } from '#scenarios/script.ts';
import type { Box } from './placeCaption.ts';

export type Pointer = { readonly x: number; readonly y: number; readonly isPressing: boolean };

/** One page of the stage. */
export type ShownPage = {
  readonly name: string;
  /** What its window is called. */
  readonly windowName: string;
};

export type PlayerState = {
  readonly phase: 'loading' | 'playing' | 'paused' | 'finished' | 'failed' | 'taken';
  /** The step that runs or is next; the number of steps once all are done. */
  readonly at: number;
  readonly problem: string | null;
  /** Where the stage's pointer is, in the stage's own pixels; null before it was needed. */
  readonly pointer: Pointer | null;
  readonly caption: string | null;
  /** What is spoken of or pointed at now, in the pixels of the page in sight; null for nothing that is there. */
  readonly thing: Box | null;
  /** The pages besides the first, in the order of opening. */
  readonly pages: readonly ShownPage[];
  /** The page in sight. */
  readonly shown: string;
  /** How often real time goes by in the world; Infinity waits for nothing. */
  readonly speed: number;
  /** The world's time, milliseconds; null while there is no stage. */
  readonly now: number | null;
  /** Hash of the log's last event, once the run is over. */
  readonly hash: string | null;
  /** The trace file of the run, once it is over. */
  readonly file: string | null;
};

export const initialState: PlayerState = {
  phase: 'loading',
  at: 0,
  problem: null,
  pointer: null,
  caption: null,
  thing: null,
  pages: [],
  shown: firstPage,
  speed: 1,
  now: null,
  hash: null,
  file: null,
};
