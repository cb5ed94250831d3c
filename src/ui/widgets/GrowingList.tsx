/** A list whose items take long to draw: the first of them, and more at a press. */
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';

type GrowingListProps<Item> = {
  /** What it is a list of, for readers. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly items: readonly Item[];
  /** How many are drawn at first, and how many each press adds. */
  readonly step: number;
  /** Gives an `li`. */
  readonly draw: (item: Item) => ReactNode;
};

export const GrowingList = <Item,>({ label, className, items, step, draw }: GrowingListProps<Item>) => {
  const [most, setMost] = useState(step);
  const left = items.length - most;
  return (
    <>
      <ul className={className} aria-label={label}>
        {items.slice(0, most).map(draw)}
      </ul>
      {left > 0 && (
        <p>
          {most} of {items.length} shown.{' '}
          <Button onClick={() => setMost(most + step)}>Show {Math.min(step, left)} more</Button>
        </p>
      )}
    </>
  );
};
