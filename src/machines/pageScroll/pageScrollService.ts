/** Moves the page for the pageScroll machine and observes its height. */
import { fromCallback } from 'xstate';
import type { PageHeightInput, PageScrollEvent } from './pageScrollMachine.ts';

type Page = {
  readonly scrollTo: (top: number) => void;
  readonly watch: (top: number, hear: (what: 'content.tall' | 'reader.move') => void) => () => void;
};

export const pageScrollService = ({ scrollTo, watch }: Page) => ({
  actions: {
    scrollToTop: () => scrollTo(0),
    scrollToPlace: (_: unknown, { top }: { readonly top: number | null }) => scrollTo(top ?? 0),
  },
  actors: {
    watchHeight: fromCallback<PageScrollEvent, PageHeightInput>(({ input, sendBack }) =>
      watch(input.top ?? 0, (type) => sendBack({ type })),
    ),
  },
});
