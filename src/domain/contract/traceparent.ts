/** Formats and parses the traceparent header of W3C Trace Context (version 00), which carries correlation and cause. */

export type TraceParent = {
  /** 32 hex digits, not all zero. */
  readonly correlation: string;
  /** Number of the frame that caused the request, from 1; sent as the parent-id. */
  readonly frame: number;
};

/** `00-<correlation>-<frame as 16 hex digits>-01`. */
export const formatTraceParent = ({ correlation, frame }: TraceParent): string =>
  `00-${correlation}-${frame.toString(16).padStart(16, '0')}-01`;

const shape = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/** A missing or malformed header, or one of zeros, gives null and is ignored, as the standard requires. */
export const parseTraceParent = (header: string | null): TraceParent | null => {
  const match = shape.exec(header ?? '');
  if (!match || header?.startsWith('ff')) return null;
  const [, correlation = '', parent = ''] = match;
  if (/^0+$/.test(correlation) || /^0+$/.test(parent)) return null;
  return { correlation, frame: Number.parseInt(parent, 16) };
};
