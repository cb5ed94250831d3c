/** Types the state that a player publishes. */
import type { Box } from './placeCaption.ts';
import { noPages, type ShownPages } from './stageFrames.ts';

export type Pointer = { readonly x: number; readonly y: number; readonly isPressing: boolean };

export type PlayerState = ShownPages & {
  readonly phase: 'loading' | 'playing' | 'paused' | 'finished' | 'failed' | 'taken';
  /** Index of the current step; the number of steps at the end. */
  readonly at: number;
  readonly problem: string | null;
  /** Pointer in pixels of the stage; null before its first use. */
  readonly pointer: Pointer | null;
  readonly caption: string | null;
  readonly thing: Box | null;
  readonly speed: number;
  /** The world's time in milliseconds; null without a stage. */
  readonly now: number | null;
  readonly hash: string | null;
  readonly file: string | null;
};

export const initialState: PlayerState = {
  ...noPages,
  phase: 'loading',
  at: 0,
  problem: null,
  pointer: null,
  caption: null,
  thing: null,
  speed: 1,
  now: null,
  hash: null,
  file: null,
};
