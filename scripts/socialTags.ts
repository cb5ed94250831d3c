/** What a page says about itself to those who link to it: its card in chats and networks, and its one address. */

export type SocialPage = {
  /** The page's path below the site's base. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
};

export type SocialSite = {
  readonly name: string;
  /** The base path, with its slashes. */
  readonly base: string;
  /** Where the site will stand, such as `https://example.com`; null when the build does not know. */
  readonly origin: string | null;
};

/** The file of the picture on every card, below the base. */
export const socialPicture = { file: 'social.png', width: 1200, height: 630 } as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const named = (key: 'property' | 'name', tags: Readonly<Record<string, string>>): string =>
  Object.entries(tags)
    .map(([name, content]) => `<meta ${key}="${name}" content="${escaped(content)}">`)
    .join('');

/** Absolute addresses, which cards and `canonical` demand; none as long as the origin is unknown. */
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

/** The tags for a page's head, as HTML. The picture and the addresses need the origin; texts are always there. */
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
