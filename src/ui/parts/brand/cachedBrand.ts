/** Caches the last brand in the browser, for the head's script to apply before the first paint. */
import type { LookItem } from '#domain/contract/brandingSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import type { BrowserStore } from '../../services/browserStore.ts';

const key = 'agencylens.brand';
const styleId = 'brand-style';

export const readCachedBrand = (storage: BrowserStore): LookItem | null => {
  try {
    const cached: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    const { name, logo_text, logo_id, dark_logo_id } = Object(cached) as Partial<LookItem>;
    const isText = (value: unknown) => value === null || typeof value === 'string';
    if (cached === null || !isText(name) || !isText(logo_text)) return null;
    return {
      name: name ?? null,
      logo_text: logo_text ?? null,
      accent: null,
      hide_powered_by: true,
      ...definedOnly({ logo_id, dark_logo_id }),
    };
  } catch {
    return null;
  }
};

const keep = (storage: BrowserStore, look: LookItem, css: string): void => {
  const { name, logo_text, logo_id, dark_logo_id } = look;
  if (name === null && logo_text === null && logo_id === undefined && css === '') storage.removeItem(key);
  else storage.setItem(key, JSON.stringify({ name, logo_text, css, logo_id, dark_logo_id }));
};

/** CSS of the accent, chart colours and typeface, empty for the product's own; its generator is loaded only if needed. */
export const brandCss = async (look: LookItem | null): Promise<string> => {
  const { accent = null, palette, typeface } = look ?? {};
  if (accent === null && palette === undefined && typeface === undefined) return '';
  const { brandStyle } = await import('../../theme/brandStyle.ts');
  if (typeface !== undefined) await import('../../theme/typefaces.css');
  return brandStyle({ accent, ...definedOnly({ palette, typeface }) });
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
