/** Hears the lines of a file as another process appends them. */
import { closeSync, openSync, readSync, watch } from 'node:fs';

export type FollowedLines = {
  /** Reads what is there by now; a last line without its end waits. */
  readonly catchUp: () => void;
  /** Reads to the end, a last line without its end included, and looks no longer. */
  readonly end: () => void;
};

const blockBytes = 64_000;

/** The file is there already. Each line is heard once, in order. */
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
