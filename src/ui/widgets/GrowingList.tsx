/** Renders a list of expensive items in steps, with a button for more. */
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';

type GrowingListProps<Item> = {
  readonly label: string;
  readonly className?: string | undefined;
  readonly items: readonly Item[];
  readonly step: number;
  /** Must return an `li`. */
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
