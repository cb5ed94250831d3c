/** Declares the reader of the history, with the answers that resolve names. */
import type { Reader } from '../people/personNameFor.ts';

/** `now`: ISO 8601 UTC. */
export type FactReader = Reader & { readonly now: string };
