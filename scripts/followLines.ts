/** Reads the lines of a file as another process appends them. */
import { closeSync, openSync, readSync, watch } from 'node:fs';

export type FollowedLines = {
  readonly catchUp: () => void;
  /** Reads to the end, including an unfinished last line, and stops watching. */
  readonly end: () => void;
};

const blockBytes = 64_000;

/** The file must exist. Each line is reported once, in order. */
export const followLines = (path: string, hear: (line: string) => void): FollowedLines => {
  const file = openSync(path, 'r');
  const decoder = new TextDecoder();
  const block = new Uint8Array(blockBytes);
  let rest = '';
  const catchUp = (): void => {
    for (;;) {
      const length = readSync(file, block, 0, blockBytes, null);
      if (length === 0) return;
      const lines = (rest + decoder.decode(block.subarray(0, length), { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    }
  };
  const watching = watch(path, catchUp);
  return {
    catchUp,
    end: () => {
      watching.close();
      catchUp();
      if (rest !== '') hear(rest);
      closeSync(file);
    },
  };
};
