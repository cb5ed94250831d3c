/** Computes visibility, position and size styles without Happy DOM's search of all rules and ancestors at each change. */
import {
  type CSSStyleDeclaration,
  type Document,
  type Element,
  type HTMLStyleElement,
  Node,
  PropertySymbol,
} from 'happy-dom';

export const answered: Readonly<Record<string, boolean>> = {
  display: false,
  'content-visibility': false,
  opacity: false,
  position: false,
  overflow: false,
  clip: false,
  'clip-path': false,
  width: false,
  height: false,
  'scrollbar-width': false,
  'scrollbar-color': true,
  visibility: true,
  direction: true,
};

const mentionOf = (name: string): RegExp => new RegExp(`(?:^|[^-\\w])(?:${name}(?:-[xy])?|all)\\s*:`);

const mentions = new Map(Object.keys(answered).map((name) => [name, mentionOf(name)]));

const mentioned = (text: string, name: string): boolean => mentions.get(name)?.test(text) === true;

type Rule = { readonly cssText: string; readonly selectorText?: string };

/** Valid until a rule that sets one of the properties is added or removed. */
type Known = {
  readonly unsure: ReadonlySet<string>;
  /** Selectors on the element itself that need more than its classes. */
  readonly selectors: readonly string[];
  readonly values: Map<string, string>;
};

const ofClassAlone = /^\.[\w-]+(?:\s*,\s*\.[\w-]+)*$/;

const namesSetBy = ({ cssText }: Rule): readonly string[] =>
  Object.keys(answered).filter((name) => mentioned(cssText, name));

type Setting = { readonly count: number; readonly rules: readonly Rule[] };

const ofLists = new WeakMap<readonly Rule[], Setting>();

const settingRules = (list: readonly Rule[]): readonly Rule[] => {
  const before = ofLists.get(list);
  if (before?.count === list.length) return before.rules;
  const rules = [...list].filter((rule) => namesSetBy(rule).length > 0);
  ofLists.set(list, { count: list.length, rules });
  return rules;
};

const styles = new WeakMap<Document, Set<HTMLStyleElement>>();

const surveys = new Map<string, Known>();

const settingSheets = (page: Document): readonly (readonly Rule[])[] =>
  [...(styles.get(page) ?? [])]
    .flatMap((style) => {
      const rules = style.sheet === null ? [] : settingRules(style.sheet.cssRules as readonly Rule[]);
      return rules.length === 0 ? [] : [{ style, rules }];
    })
    .toSorted((one, other) =>
      one.style.compareDocumentPosition(other.style) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map(({ rules }) => rules);

const surveyOf = (page: Document): Known => {
  const rules = settingSheets(page).flat();
  const text = rules.map(({ cssText }) => cssText).join('\n');
  const isPlain = ({ selectorText = '' }: Rule) => selectorText !== '';
  const known = surveys.get(text) ?? {
    unsure: new Set(
      rules.flatMap((rule) => namesSetBy(rule).filter((name) => answered[name] || !isPlain(rule))),
    ),
    selectors: rules.flatMap(({ selectorText = '' }) =>
      selectorText === '' || ofClassAlone.test(selectorText) ? [] : [selectorText],
    ),
    values: new Map(),
  };
  surveys.set(text, known);
  return known;
};

type Kept = { result: Known | null };

const ofPages = new WeakMap<Document, Kept>();

/** Happy DOM clears its computed styles when a sheet changes, and this cache with them. */
const knownOf = (page: Document): Known => {
  const before = ofPages.get(page)?.result;
  if (before) return before;
  const kept: Kept = { result: surveyOf(page) };
  ofPages.set(page, kept);
  (page as unknown as Record<symbol, Kept[]>)[PropertySymbol.affectsComputedStyleCache]?.push(kept);
  return kept.result as Known;
};

const ownStyle = (element: Element): string => element.getAttribute('style') ?? '';

const groundsOf = (element: Element, name: string, { selectors }: Known): string | null => {
  if (answered[name])
    for (let each: Element | null = element; each; each = each.parentElement)
      if (mentioned(ownStyle(each), name)) return null;
  const fitting = selectors.filter((selector) => element.matches(selector));
  const style = ownStyle(element);
  const own = [element.tagName, element.getAttribute('class'), mentioned(style, name) ? style : ''];
  return [name, ...own, ...fitting].join('|');
};

type Computed = {
  readonly [PropertySymbol.computed]: boolean;
  readonly [PropertySymbol.element]: Element | null;
};

type Connecting = {
  [PropertySymbol.connectedToDocument](): void;
  [PropertySymbol.disconnectedFromDocument](): void;
};

/** Ignores linked style sheets, because Happy DOM does not load any. */
export const rememberStyles = (prototype: HTMLStyleElement): void => {
  const inner = prototype as unknown as Connecting;
  const connect = inner[PropertySymbol.connectedToDocument];
  const disconnect = inner[PropertySymbol.disconnectedFromDocument];
  inner[PropertySymbol.connectedToDocument] = function come(this: HTMLStyleElement & Connecting): void {
    const all = styles.get(this.ownerDocument) ?? new Set();
    styles.set(this.ownerDocument, all.add(this));
    connect.call(this);
  };
  inner[PropertySymbol.disconnectedFromDocument] = function go(this: HTMLStyleElement & Connecting): void {
    styles.get(this.ownerDocument)?.delete(this);
    disconnect.call(this);
  };
};

export const quickenStyles = (prototype: CSSStyleDeclaration): void => {
  const workOut = prototype.getPropertyValue;
  prototype.getPropertyValue = function answer(this: CSSStyleDeclaration & Computed, name: string): string {
    const element = this[PropertySymbol.element];
    if (!(name in answered) || !element || !this[PropertySymbol.computed]) return workOut.call(this, name);
    const page = element.ownerDocument;
    // A dialog is shown by its `open` attribute, and a shadow root has its own rules.
    if (element.tagName === 'DIALOG' || element.getRootNode() !== page) return workOut.call(this, name);
    const known = knownOf(page);
    const isSure = !known.unsure.has(name) && page.adoptedStyleSheets.length === 0;
    const grounds = isSure ? groundsOf(element, name, known) : null;
    if (grounds === null) return workOut.call(this, name);
    const value = known.values.get(grounds) ?? workOut.call(this, name);
    known.values.set(grounds, value);
    return value;
  };
};
