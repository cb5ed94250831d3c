/** Builds the fragment that names a chart of its page. The Lab's fragments begin with `#lab/`. */

export const chartFragment = (anchor: string): string => `#chart=${anchor}`;
