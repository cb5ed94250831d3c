/** What a check found of the log and of its second copy. */
import type { Verdict } from '../inspection/logControls.ts';

/** `parts`: files that were read. `mended`: those of them that were damaged, and are written again out of the log. */
export type CopyVerdict = { readonly parts: number; readonly mended: number };

/** `copy` is null where there is none, it could not be read to its end, or the log itself is broken. */
export type StorageVerdict = Verdict & { readonly copy: CopyVerdict | null };
