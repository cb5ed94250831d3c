/** Renders a text with a hint, shown in the page's tooltip and read by screen readers. */
import type { ReactNode } from 'react';
import { shownHint } from './hintOf.ts';

type HintProps = {
  readonly text: string | undefined;
  readonly className?: string | undefined;
  /** The surrounding text contains the hint's information already. */
  readonly isSaid?: boolean;
  /** Inside a control, or in a cell with one, which takes the focus. */
  readonly isWithin?: boolean;
  readonly children: ReactNode;
};

/** In a cell without a control the text itself is focusable, so that the keyboard reaches its hint. */
export const Hint = ({ text, className, isSaid = false, isWithin = false, children }: HintProps) => (
  <span className={className} {...shownHint(text)} tabIndex={text === undefined || isWithin ? undefined : 0}>
    {children}
    {text !== undefined && !isSaid && <span className="visually-hidden"> ({text})</span>}
  </span>
);
