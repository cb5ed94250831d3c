/** Derives the channel from a cell: channel group, source and medium, or campaign type; null if undecided. */
import type { Channel } from '../../metrics/channels.ts';
import type { ImportSource } from '../importedRow.ts';
import { normalizeWords } from './normalizeWords.ts';

export const channelOfSource: Readonly<Record<ImportSource, Channel | null>> = {
  googleAds: 'paid_search',
  searchConsole: 'organic_search',
  metaAds: 'paid_social',
  linkedinAds: 'paid_social',
  tiktokAds: 'paid_social',
  microsoftAds: 'paid_search',
  pinterestAds: 'paid_social',
  snapchatAds: 'paid_social',
  shopify: null,
  wooCommerce: null,
  ga4: null,
  other: null,
};

const groups: readonly (readonly [Channel, readonly string[]])[] = [
  [
    'paid_search',
    [
      'paid search',
      'paid shopping',
      'search ads',
      'sem',
      'google ads',
      'ppc',
      'bezahlte suche',
      'busca paga',
      'pesquisa paga',
      'busqueda de pago',
      'ricerca a pagamento',
      'betaald zoeken',
      'betalt søk',
      'betald sokning',
      'betalt søgning',
      'platne wyniki wyszukiwania',
      'placene vyhledavani',
      'ucretli arama',
      '有料検索',
      'reseau de recherche payant',
      'recherche payante',
    ],
  ],
  [
    'paid_social',
    [
      'paid social',
      'social ads',
      'facebook ads',
      'meta ads',
      'bezahlte soziale medien',
      'social pago',
      'social a pagamento',
    ],
  ],
  ['display', ['display', 'paid video', 'banner', 'programmatic', 'video ads']],
  [
    'organic_search',
    [
      'organic search',
      'organic shopping',
      'seo',
      'organische suche',
      'recherche naturelle',
      'recherche organique',
      'busqueda organica',
      'busca organica',
      'pesquisa organica',
      'ricerca organica',
      'organisch zoeken',
      'organisk søk',
      'organiskt sok',
      'organisk sokning',
      'organisk søgning',
      'bezplatne wyniki wyszukiwania',
      'organicke vyhledavani',
      'organik arama',
      'オーカニック検索',
      '自然検索',
    ],
  ],
  [
    'organic_social',
    [
      'organic social',
      'social',
      'organic video',
      'social media',
      'soziale medien',
      'reseaux sociaux',
      'redes sociales',
      'redes sociais',
    ],
  ],
  ['email', ['email', 'e mail', 'newsletter', 'mail']],
  ['direct', ['direct', 'direct none', 'none', 'direkt', 'directo', 'direto', 'diretto']],
  ['referral', ['referral', 'referrals', 'verweis', 'sites referents', 'referencia', 'referencias']],
];

const byGroup: ReadonlyMap<string, Channel> = new Map(
  groups.flatMap(([channel, texts]) => texts.map((text) => [text, channel] as const)),
);

export const byGroupText = (cell: string): Channel | null =>
  byGroup.get(normalizeWords(cell).replaceAll('_', ' ')) ?? null;

const adTypes: readonly (readonly [RegExp, Channel])[] = [
  [
    /\b(?:display|video|demand gen|discovery|youtube|videos|audience|grafica|affichage|nachfrage)\b|goruntulu|gorsel ag|obsahova|sieci? reklamow|テイスフレイ|動画/,
    'display',
  ],
  [/./, 'paid_search'],
];

const searchEngines =
  /\b(?:google|bing|yahoo|duckduckgo|baidu|yandex|ecosia|qwant|naver|seznam|adwords|microsoft|msn)\b/;
const socialSites =
  /\b(?:facebook|fb|fbig|instagram|ig|meta|linkedin|twitter|x|t co|tiktok|pinterest|snapchat|reddit|social|threads|youtube|lnkd in)\b/;
const paid = /^(?:.*cp.*|ppc|retargeting|paid.*|sem)$/;

type Rule = readonly [medium: RegExp, source: RegExp, channel: Channel];

const anySource = /^/;

/** The first rule that matches medium and source. `cpm` is paid display for any source. */
const rules: readonly Rule[] = [
  [
    /\b(?:display|banner|expandable|interstitial|cpm|programmatic|native)\b|paid video|video paid/,
    anySource,
    'display',
  ],
  [/paid ?social|social ?paid|social ?ads?|cpc ?social/, anySource, 'paid_social'],
  [/paid ?search|^sem$/, anySource, 'paid_search'],
  [paid, socialSites, 'paid_social'],
  [paid, searchEngines, 'paid_search'],
  [/social|^sm$/, anySource, 'organic_social'],
  [/^organic$/, socialSites, 'organic_social'],
  [/^organic$/, anySource, 'organic_search'],
  [/^(?:e ?mail|newsletter|mail)$/, anySource, 'email'],
  [/^referral$/, socialSites, 'organic_social'],
  [/^(?:referral|app|link)$/, anySource, 'referral'],
  [/^(?:none|not set)$/, /^direct$/, 'direct'],
];

/** Null for other paid sources than search engines and social sites, and for ambiguous media. */
const ofMedium = (from: string, by: string): Channel | null =>
  rules.find(([medium, source]) => medium.test(by) && source.test(from))?.[2] ?? null;

const hasAdTypes = (source: ImportSource): boolean => source === 'googleAds' || source === 'microsoftAds';

/** In Google and Microsoft ads every campaign type implies a channel: all but display are search. */
export const channelOfText = (cell: string, source: ImportSource): Channel | null => {
  const plain = normalizeWords(cell);
  if (hasAdTypes(source)) return adTypes.find(([pattern]) => pattern.test(plain))?.[1] ?? 'paid_search';
  const known = byGroupText(cell);
  if (known !== null) return known;
  const [from, medium, more] = cell.split('/').map((part) => normalizeWords(part));
  if (from !== undefined && medium !== undefined && more === undefined) return ofMedium(from, medium);
  return plain.includes(' ') ? null : ofMedium('', plain);
};

/** The key of the question to the user: sources are grouped by medium, as there may be thousands. */
export const askedValue = (cell: string): string => {
  const [from, medium, more] = cell.split('/');
  return from !== undefined && medium !== undefined && more === undefined
    ? `… / ${medium.trim()}`
    : cell.trim();
};
