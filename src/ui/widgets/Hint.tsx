/** A text with a hint: shown by the page's one tooltip, and said to readers beside the text. */
import type { ReactNode } from 'react';
import { shownHint } from './hintOf.ts';

type HintProps = {
  /** Undefined: the text alone. */
  readonly text: string | undefined;
  readonly className?: string | undefined;
  /** Whether what is said beside the text tells it already. */
  readonly isSaid?: boolean;
  /** Stands within a control, or beside one in its cell, which has the focus for it. */
  readonly isWithin?: boolean;
  readonly children: ReactNode;
};

/** Where nothing in the cell can have the focus, the text itself can, so that the keyboard reaches its hint. */
export const Hint = ({ text, className, isSaid = false, isWithin = false, children }: HintProps) => (
  <span className={className} {...shownHint(text)} tabIndex={text === undefined || isWithin ? undefined : 0}>
    {children}
    {text !== undefined && !isSaid && <span className="visually-hidden"> ({text})</span>}
  </span>
);
