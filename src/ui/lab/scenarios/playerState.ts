/** Types the state that a player publishes. */
import { firstPage } from '#scenarios/script.ts';
import type { Box } from './placeCaption.ts';

export type Pointer = { readonly x: number; readonly y: number; readonly isPressing: boolean };

export type ShownPage = {
  readonly name: string;
  readonly windowName: string;
};

export type PlayerState = {
  readonly phase: 'loading' | 'playing' | 'paused' | 'finished' | 'failed' | 'taken';
  /** Index of the current step; the number of steps at the end. */
  readonly at: number;
  readonly problem: string | null;
  /** Pointer in pixels of the stage; null before its first use. */
  readonly pointer: Pointer | null;
  readonly caption: string | null;
  readonly thing: Box | null;
  readonly pages: readonly ShownPage[];
  readonly shown: string;
  readonly speed: number;
  /** The world's time in milliseconds; null without a stage. */
  readonly now: number | null;
  readonly hash: string | null;
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
