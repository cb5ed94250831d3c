/** The widths in pixels at which a page changes its layout: a media query cannot read a custom property, so they are written out there. */

/** `min-width` takes one of them, `max-width` the pixel before it. */
export const breakpoints = [380, 480, 560, 640, 760, 860, 960, 1024, 1100, 1240, 1360, 1440, 1680] as const;
