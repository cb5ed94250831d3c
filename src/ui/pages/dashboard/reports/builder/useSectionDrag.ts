/** Moves a section by pointer, with a preview during the drag and a commit on release. */
import { type PointerEvent, type RefObject, useRef, useState } from 'react';

type Drag = { readonly id: string; readonly from: number };

const placeAt = (list: HTMLElement, dragged: string, y: number): number =>
  [...list.children]
    .filter((item) => item instanceof HTMLElement && item.dataset.section !== dragged)
    .filter((item) => {
      const { top, height } = item.getBoundingClientRect();
      return y > top + height / 2;
    }).length;

type SectionDragParts = {
  readonly list: RefObject<HTMLElement | null>;
  readonly onDrop: (id: string, by: number) => void;
};

export const useSectionDrag = ({ list, onDrop }: SectionDragParts) => {
  const drag = useRef<Drag | null>(null);
  const [place, setPlace] = useState<{ readonly id: string; readonly at: number } | null>(null);

  const end = () => {
    drag.current = null;
    setPlace(null);
  };

  return {
    place,
    keysOf: (id: string, from: number): string | null =>
      place?.id === id
        ? Array(Math.abs(place.at - from))
            .fill(place.at > from ? 'ArrowDown' : 'ArrowUp')
            .join(' ')
        : null,
    take: (id: string, from: number, event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { id, from };
    },
    move: (event: PointerEvent<HTMLElement>) => {
      const taken = drag.current;
      if (taken && list.current)
        setPlace({ id: taken.id, at: placeAt(list.current, taken.id, event.clientY) });
    },
    drop: () => {
      const taken = drag.current;
      if (taken && place && place.at !== taken.from) onDrop(taken.id, place.at - taken.from);
      end();
    },
    cancel: end,
  };
};

export type SectionDrag = ReturnType<typeof useSectionDrag>;
