/** Renders a part of the page into a simulated document and unmounts it. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { act } from '#tests/support/act.ts';

export type Rendered = {
  readonly container: HTMLElement;
  show(part: ReactNode): Promise<void>;
  press(name: string): Promise<void>;
  unmount(): Promise<void>;
};

export const renderPart = async (part: ReactNode): Promise<Rendered> => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const show = (next: ReactNode) => act(async () => root.render(next));
  await show(part);
  return {
    container,
    show,
    press: async (name) => {
      const button = [...container.querySelectorAll('button')].find(
        ({ textContent }) => textContent === name,
      );
      if (!button) throw new Error(`There is no button "${name}"`);
      await act(async () => button.click());
    },
    unmount: async () => {
      await act(async () => root.unmount());
      container.remove();
    },
  };
};
