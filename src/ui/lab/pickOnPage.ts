/** Lets a person pick an element of the inspected page by pointer or keyboard. */

type PageWindow = Window & typeof globalThis;

export type Pickable = {
  readonly selector: string;
  /** Outlines all of them and brings them into the order of Tab, else only the one under the pointer. */
  readonly isMarked: boolean;
};

/** The root carries the side of the dock under the same name. */
const inLab = '[data-lab]:not(:root)';

const lookOf = ({ selector, isMarked }: Pickable): string => {
  const over = `${selector}:is(:hover:not(:has(:hover)), :focus)`;
  const outline = 'outline: 2px solid var(--signal); outline-offset: 3px; cursor: help;';
  if (!isMarked) return `${over}:not(${inLab} *) { ${outline} }`;
  return `
    ${selector} { position: relative; z-index: 9; outline: 2px dashed var(--signal); outline-offset: 3px; border-radius: var(--radius-mark); cursor: help; }
    ${selector}:hover, ${selector}:focus { outline-style: solid; background: var(--signal-tint); }
  `;
};

const reachable = (page: Document, selector: string): (() => void) => {
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
export const pickOnPage = (
  page: PageWindow,
  pickable: Pickable,
  onPick: (element: HTMLElement | null) => void,
): (() => void) => {
  const { document } = page;
  const { selector, isMarked } = pickable;
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(lookOf(pickable));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const release = isMarked ? reachable(document, selector) : () => {};
  const ending = new AbortController();
  const end = () => {
    ending.abort();
    release();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  const choose = (event: Event) => {
    const target = event.target as Element | null;
    const element = target?.closest?.(inLab) ? null : target?.closest?.<HTMLElement>(selector);
    if (!element) return;
    event.preventDefault();
    event.stopPropagation();
    end();
    onPick(element);
  };
  // Browsers send no click to a disabled control.
  const chooseDisabled = (event: Event) => {
    if ((event.target as Element | null)?.closest?.(':disabled')) choose(event);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') choose(event);
    if (event.key !== 'Escape') return;
    end();
    onPick(null);
  };
  const options = { capture: true, signal: ending.signal };
  document.addEventListener('click', choose, options);
  document.addEventListener('pointerup', chooseDisabled, options);
  document.addEventListener('keydown', press, options);
  return end;
};
