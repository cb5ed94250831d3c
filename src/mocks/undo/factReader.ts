/** Who reads the history, and what is known of what its facts name. */
import type { Reader } from '../http/personNameFor.ts';

/** `now`: ISO 8601 UTC. */
export type FactReader = Reader & { readonly now: string };
