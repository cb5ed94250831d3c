/** Caches the last brand in the browser, for the head's script to apply before the first paint. */
import type { LookItem } from '#domain/contract/brandingSchemas.ts';
import type { BrowserStore } from '../../services/browserStore.ts';

const key = 'agencylens.brand';
const styleId = 'brand-style';

export const readKeptBrand = (storage: BrowserStore): LookItem | null => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    const { name, logo_text } = Object(kept) as Partial<LookItem>;
    const isText = (value: unknown) => value === null || typeof value === 'string';
    if (kept === null || !isText(name) || !isText(logo_text)) return null;
    return { name: name ?? null, logo_text: logo_text ?? null, accent: null, hide_powered_by: true };
  } catch {
    return null;
  }
};

const keep = (storage: BrowserStore, { name, logo_text }: LookItem, css: string): void => {
  if (name === null && logo_text === null && css === '') storage.removeItem(key);
  else storage.setItem(key, JSON.stringify({ name, logo_text, css }));
};

/** CSS of the accent, empty for the product's own; its generator is loaded only if needed. */
export const brandCss = async (look: LookItem | null): Promise<string> => {
  const accent = look?.accent ?? null;
  if (accent === null) return '';
  const { brandStyle } = await import('../../theme/brandStyle.ts');
  return brandStyle(accent);
};

type InForce = { readonly look: LookItem | null; readonly css: string };

/** Applies a brand to the page and caches it; null restores the product's and clears the cache. */
export const applyBrand = ({ look, css }: InForce, storage: BrowserStore, page: Document): void => {
  const present = page.getElementById(styleId);
  if (css === '') present?.remove();
  else {
    const style = present ?? page.head.appendChild(page.createElement('style'));
    style.id = styleId;
    if (style.textContent !== css) style.textContent = css;
  }
  if (look) keep(storage, look, css);
  else storage.removeItem(key);
};
