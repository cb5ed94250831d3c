/** Defines the sizes of boxes, labels and text on the map in pixels, for the build and the renderer. */

export const measures = {
  padding: 10,
  titleSize: 13,
  textSize: 11,
  titleHeight: 20,
  lineHeight: 16,
  headGap: 8,
  tagPadding: 6,
  tagGap: 4,
  invokeIcon: 14,
  labelPadding: 4,
  labelLine: 14,
  ring: 16,
  dot: 10,
  history: 24,
} as const;

export const headHeight = (lines: number): number =>
  measures.padding * 1.4 + measures.titleHeight + (lines - 1) * measures.lineHeight;

export const baseline = (index: number): number =>
  index === 0
    ? measures.padding * 0.7 + 14
    : measures.padding * 0.7 + measures.titleHeight + (index - 1) * measures.lineHeight + 11.5;
