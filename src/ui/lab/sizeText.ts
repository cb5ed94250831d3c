/** Formats durations and sizes for the Lab in readable units. */
import { englishNumber } from '#domain/english/englishNumber.ts';

const oneDecimal = { least: 0, most: 1 };

/** `0.4 ms`, `143 ms`, `1.2 s`, `2 min 5 s`. */
export const durationText = (milliseconds: number): string => {
  if (milliseconds < 10) return `${englishNumber(milliseconds, oneDecimal)} ms`;
  if (milliseconds < 1_000) return `${englishNumber(milliseconds)} ms`;
  const seconds = milliseconds / 1_000;
  if (seconds < 60) return `${englishNumber(seconds, oneDecimal)} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${Math.floor(seconds % 60)} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

/** `512 B`, `1.2 kB`. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000 ? `${bytes} B` : `${englishNumber(bytes / 1_000, oneDecimal)} kB`;
