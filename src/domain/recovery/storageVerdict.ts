/** Defines the result of a check of the log and its second copy. */
import type { Verdict } from '../inspection/logControls.ts';

/** `parts`: files read. `mended`: damaged files that were rewritten from the log. */
export type CopyVerdict = { readonly parts: number; readonly mended: number };

/** `copy` is null if missing, not fully readable, or if the log itself is broken. */
export type StorageVerdict = Verdict & { readonly copy: CopyVerdict | null };
