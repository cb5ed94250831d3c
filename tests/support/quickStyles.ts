/** Answers whether, where and how large an element is shown without Happy DOM's search through all rules and ancestors at each change. */
import {
  type CSSStyleDeclaration,
  type Document,
  type Element,
  type HTMLStyleElement,
  Node,
  PropertySymbol,
} from 'happy-dom';

/** What is answered, as axe, names and Ant Design ask: whether elements take it from those above. */
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

/** No other property sets one of them, but its two halves, and `all`. */
const mentionOf = (name: string): RegExp => new RegExp(`(?:^|[^-\\w])(?:${name}(?:-[xy])?|all)\\s*:`);

const mentions = new Map(Object.keys(answered).map((name) => [name, mentionOf(name)]));

const mentioned = (text: string, name: string): boolean => mentions.get(name)?.test(text) === true;

type Rule = { readonly cssText: string; readonly selectorText?: string };

/** What is known while no rule that sets one of them comes or goes. */
type Known = {
  /** Those that rules set in ways that are not looked into here. */
  readonly unsure: ReadonlySet<string>;
  /** The selectors of rules about an element itself that do not go by its classes alone. */
  readonly selectors: readonly string[];
  /** By property, tag, classes, own style and the selectors that fit. */
  readonly values: Map<string, string>;
};

const ofClassAlone = /^\.[\w-]+(?:\s*,\s*\.[\w-]+)*$/;

const namesSetBy = ({ cssText }: Rule): readonly string[] =>
  Object.keys(answered).filter((name) => mentioned(cssText, name));

type Setting = { readonly count: number; readonly rules: readonly Rule[] };

/** A sheet has a new list for a new text, and a longer or shorter one for a rule that is put in or taken out. */
const ofLists = new WeakMap<readonly Rule[], Setting>();

const settingRules = (list: readonly Rule[]): readonly Rule[] => {
  const before = ofLists.get(list);
  if (before?.count === list.length) return before.rules;
  const rules = [...list].filter((rule) => namesSetBy(rule).length > 0);
  ofLists.set(list, { count: list.length, rules });
  return rules;
};

/** The style elements of each document: to look for them would take as long as all else. */
const styles = new WeakMap<Document, Set<HTMLStyleElement>>();

/** By the text of the rules. */
const surveys = new Map<string, Known>();

/** The sheets of a document that set one of them, in its order: the later rule wins. */
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

/** Happy DOM forgets the styles that it has worked out when a style sheet changes, and this with them. */
const knownOf = (page: Document): Known => {
  const before = ofPages.get(page)?.result;
  if (before) return before;
  const kept: Kept = { result: surveyOf(page) };
  ofPages.set(page, kept);
  (page as unknown as Record<symbol, Kept[]>)[PropertySymbol.affectsComputedStyleCache]?.push(kept);
  return kept.result as Known;
};

const ownStyle = (element: Element): string => element.getAttribute('style') ?? '';

/** What a property of an element depends on; null where that is more than can be told here. */
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

/** Style sheets that are loaded from elsewhere are none here: Happy DOM is not told to load any. */
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
    // A dialog is shown by being open, and what is in a shadow has rules of its own.
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
