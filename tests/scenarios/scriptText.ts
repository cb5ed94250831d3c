/** Formats a script for files. */
import type { Script } from '#scenarios/script.ts';

export const scriptText = (script: Script): string => `${JSON.stringify(script, null, 2)}\n`;
