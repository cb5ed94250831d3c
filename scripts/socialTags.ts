/** Builds the tags of a page's preview card and its canonical address. */

export type SocialPage = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
};

export type SocialSite = {
  readonly name: string;
  readonly base: string;
  /** The site's public origin, such as `https://example.com`; null when the build does not know it. */
  readonly origin: string | null;
};

export const socialPicture = { file: 'social.png', width: 1200, height: 630 } as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const named = (key: 'property' | 'name', tags: Readonly<Record<string, string>>): string =>
  Object.entries(tags)
    .map(([name, content]) => `<meta ${key}="${name}" content="${escaped(content)}">`)
    .join('');

/** Cards and `canonical` demand absolute addresses, so there are none while the origin is unknown. */
const addressTags = ({ path }: SocialPage, { base, origin }: SocialSite): string => {
  if (origin === null) return '';
  const root = `${origin.replace(/\/+$/, '')}${base}`;
  const url = root + path.slice(1);
  const { file, width, height } = socialPicture;
  return [
    `<link rel="canonical" href="${escaped(url)}">`,
    named('property', {
      'og:url': url,
      'og:image': root + file,
      'og:image:width': String(width),
      'og:image:height': String(height),
    }),
    named('name', { 'twitter:image': root + file }),
  ].join('');
};

export const socialTags = (page: SocialPage, site: SocialSite): string => {
  const { title, description } = page;
  return [
    named('property', {
      'og:type': 'website',
      'og:site_name': site.name,
      'og:title': title,
      'og:description': description,
    }),
    named('name', {
      'twitter:card': site.origin === null ? 'summary' : 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
    }),
    addressTags(page, site),
  ].join('');
};
