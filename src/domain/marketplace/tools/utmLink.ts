/** Builds links with UTM parameters in one spelling. */
import { foldForSearch } from '../../text/searchText.ts';

export const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type UtmTags = Readonly<Record<(typeof utmNames)[number], string>>;

/** Lower case, words joined by hyphens, without accents and marks. */
export const utmSpelling = (text: string): string =>
  foldForSearch(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export type UtmLink = { readonly address: string; readonly link: string | null };

const linkOf = (address: string, tags: UtmTags): string | null => {
  const text = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null;
  for (const name of utmNames) {
    const value = utmSpelling(tags[name]);
    if (value === '') url.searchParams.delete(`utm_${name}`);
    else url.searchParams.set(`utm_${name}`, value);
  }
  return url.href;
};

/** One address in each line; the link is null for a line that is not a web address. */
export const utmLinks = (addresses: string, tags: UtmTags): readonly UtmLink[] =>
  addresses
    .split(/\s+/)
    .filter(Boolean)
    .map((address) => ({ address, link: linkOf(address, tags) }));
