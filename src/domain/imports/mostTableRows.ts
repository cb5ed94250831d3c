/** Limits the rows below the header that are read of one file; the rest is ignored. */
export const mostTableRows = 10_000;
