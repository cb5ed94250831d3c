/** Builds the address of a share link. */

/** `base` is the app's base path with its slashes. */
export const shareAddress = (origin: string, base: string, token: string): string =>
  `${origin}${base}share/${token}`;
