/** Lets a person pick a metric of the page by pointer or keyboard. */

export type Figure = { readonly name: string; readonly text: string };

const selector = '[data-figure]';

export const figuresOn = (page: Document): readonly Figure[] => {
  const found = new Map<string, Figure>();
  for (const element of page.querySelectorAll<HTMLElement>(selector)) {
    const name = element.dataset.figure ?? '';
    if (!found.has(name)) found.set(name, { name, text: (element.textContent ?? '').trim() });
  }
  return [...found.values()];
};

const look = `
  ${selector} { position: relative; z-index: 9; outline: 2px dashed var(--signal); outline-offset: 3px; border-radius: var(--radius-mark); cursor: help; }
  ${selector}:hover, ${selector}:focus { outline-style: solid; background: var(--signal-tint); }
`;

type PageWindow = Window & typeof globalThis;

const reachable = (page: Document): (() => void) => {
  const elements = [...page.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.hasAttribute('tabindex'),
  );
  for (const element of elements) element.tabIndex = 0;
  elements[0]?.focus();
  return () => {
    for (const element of elements) element.removeAttribute('tabindex');
  };
};

/** Calls `onPick` once, with null on Escape; returns a function that cancels without a call. */
export const pickFigure = (page: PageWindow, onPick: (figure: string | null) => void): (() => void) => {
  const { document } = page;
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const release = reachable(document);
  const ending = new AbortController();
  const end = () => {
    ending.abort();
    release();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  const choose = (event: Event) => {
    const figure = (event.target as Element | null)?.closest?.<HTMLElement>(selector)?.dataset.figure;
    if (figure === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    end();
    onPick(figure);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') choose(event);
    if (event.key !== 'Escape') return;
    end();
    onPick(null);
  };
  const options = { capture: true, signal: ending.signal };
  document.addEventListener('click', choose, options);
  document.addEventListener('keydown', press, options);
  return end;
};
