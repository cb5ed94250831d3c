/** Rows below the first line that are read of one file; the rest is left. */
export const mostTableRows = 10_000;
