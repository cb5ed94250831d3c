/** The measures of boxes, labels and type on the map, in pixels: the same for the build that lays out and for the drawing. */

export const measures = {
  padding: 10,
  titleSize: 13,
  textSize: 11,
  titleHeight: 20,
  lineHeight: 16,
  /** Between the last line of a container and its children. */
  headGap: 8,
  tagPadding: 6,
  tagGap: 4,
  invokeIcon: 14,
  labelPadding: 4,
  labelLine: 14,
  /** Where the countdown of a delay is drawn, before its words. */
  ring: 16,
  dot: 10,
  /** Of a history state's circle. */
  history: 24,
} as const;

/** Height of a box that holds that many lines, the title included. */
export const headHeight = (lines: number): number =>
  measures.padding * 1.4 + measures.titleHeight + (lines - 1) * measures.lineHeight;

/** The baseline of a line, from the box's top. */
export const baseline = (index: number): number =>
  index === 0
    ? measures.padding * 0.7 + 14
    : measures.padding * 0.7 + measures.titleHeight + (index - 1) * measures.lineHeight + 11.5;
