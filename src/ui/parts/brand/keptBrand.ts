/** The look that was in force last, kept in the browser: the head's script applies it before the first paint of a reload. */
import type { LookItem } from '#domain/contract/brandingSchemas.ts';
import type { BrowserStore } from '../../services/browserStore.ts';

const key = 'agencylens.brand';
const styleId = 'brand-style';

/** The kept name and mark; null when there are none, or something else is in their place. */
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

/** The rules of a look's accent, empty for the product's own; how they are made is fetched only for those who have one. */
export const brandCss = async (look: LookItem | null): Promise<string> => {
  const accent = look?.accent ?? null;
  if (accent === null) return '';
  const { brandStyle } = await import('../../app/theme/brandStyle.ts');
  return brandStyle(accent);
};

type InForce = { readonly look: LookItem | null; readonly css: string };

/** Puts a look into force on the page and keeps it; null takes the product's own and keeps nothing. */
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
