/** Defines the result of a check of the log and its second copy. */
export type LogHead = { readonly position: number; readonly hash: string; readonly recordedAt: string };

export type LogFault =
  /** Missing, or at the wrong position. */
  | 'position'
  /** Its link does not match the previous event's hash. */
  | 'link'
  | 'content'
  /** Its revision is not the next of its stream. */
  | 'revision'
  /** It was recorded before its predecessor. */
  | 'time'
  /** The chain is intact, but its end differs from the recorded head. */
  | 'head';

export type BrokenPlace = { readonly position: number; readonly fault: LogFault };

export type Verdict = {
  readonly checked: number;
  /** The last verified event; the log's start if there is none. */
  readonly head: LogHead;
  readonly broken: BrokenPlace | null;
};

/** `parts`: files read. `mended`: damaged files that were rewritten from the log. */
export type CopyVerdict = { readonly parts: number; readonly mended: number };

/** `copy` is null if missing, not fully readable, or if the log itself is broken. */
export type StorageVerdict = Verdict & { readonly copy: CopyVerdict | null };
