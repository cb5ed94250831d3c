/** A text whose dates and figures with a sign stay on one line. No character is added, so it is copied as it is written. */
import type { CSSProperties, ReactNode } from 'react';

const date = String.raw`\d{4}-\d\d-\d\d(?: \d\d:\d\d UTC)?`;
/** Browsers may break a line after its sign. A number too long for a line still breaks. */
const signed = String.raw`(?<![\w-])[-−+][$€£]?\d{1,12}(?:[.,]\d{1,3}){0,5}[KMBT]?[%×]?`;
const whole = new RegExp(`${date}|${signed}`, 'g');

/** In the element: a report's file has no stylesheet but its own. */
const unbroken: CSSProperties = { whiteSpace: 'nowrap' };

const partsOf = (text: string): readonly ReactNode[] => {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: kept, index } of text.matchAll(whole)) {
    parts.push(
      text.slice(from, index),
      <span key={index} style={unbroken}>
        {kept}
      </span>,
    );
    from = index + kept.length;
  }
  return [...parts, text.slice(from)];
};

export const WholeText = ({ children }: { readonly children: string }) => partsOf(children);
