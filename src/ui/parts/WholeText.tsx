/** Keeps dates and signed numbers of a text on one line by style, so that copied text stays unchanged. */
import type { CSSProperties, ReactNode } from 'react';

const date = String.raw`\d{4}-\d\d-\d\d(?: \d\d:\d\d UTC)?`;
/** Browsers may break a line after a sign. A number too long for a line still breaks. */
const signed = String.raw`(?<![\w-])[-−+][$€£]?\d{1,12}(?:[.,]\d{1,3}){0,5}[KMBT]?[%×]?`;
const whole = new RegExp(`${date}|${signed}`, 'g');

/** Inline, because a report's file only has its own stylesheet. */
const unbroken: CSSProperties = { whiteSpace: 'nowrap' };

const partsOf = (text: string): readonly ReactNode[] => {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(whole)) {
    parts.push(
      text.slice(from, index),
      <span key={index} style={unbroken}>
        {match}
      </span>,
    );
    from = index + match.length;
  }
  return [...parts, text.slice(from)];
};

export const WholeText = ({ children }: { readonly children: string }) => partsOf(children);
