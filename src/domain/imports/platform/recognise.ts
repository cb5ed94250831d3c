/** Detects the platform of an export by its headers in any supported language and by the lines above them. */
import type { ImportSource } from '../importedRow.ts';
import type { ExportFile } from './exportTables.ts';
import { plainText } from './plainText.ts';
import type { HeaderWord, Language } from './words/headerWord.ts';
import { languageOf, saidBy } from './words/headerWords.ts';

export type Recognised = {
  readonly source: ImportSource;
  readonly language: Language;
};

const ga4Only: ReadonlySet<HeaderWord> = new Set(['engaged_sessions', 'nthDay']);

const adsTitle =
  /\breport$|bericht$|^rapport\b|^informe\b|^report\b|^rapporto\b|^relatorio\b|rapport$|^reporte\b|^raport\b|^αναφορα|レホート$/;

const isGa4 = (
  said: ReadonlySet<HeaderWord>,
  comments: readonly string[],
  names: readonly string[],
): boolean => {
  if (comments.some((comment) => /^#\s*-{10}/.test(comment)) && comments.length > 1) return true;
  if ([...ga4Only].some((word) => said.has(word))) return true;
  const hasGroup = names.some((name) =>
    /channel group|source medium|kanalgruppe|channelgruppe|kanalgrupp|grupa kanałow|ομαδα καναλιων|チャネル ?クルーフ/.test(
      name,
    ),
  );
  return (
    (said.has('sessions') || said.has('users')) &&
    (hasGroup || said.has('channel')) &&
    !said.has('spend_cents')
  );
};

const isSearchConsole = (said: ReadonlySet<HeaderWord>): boolean =>
  said.has('ctr') &&
  said.has('position') &&
  said.has('clicks') &&
  said.has('impressions') &&
  !said.has('spend_cents') &&
  !said.has('campaign');

const metaSpend =
  /^(?:amount spent|ausgegebener betrag|montant depense|(?:importe|monto) gastado|importo speso|valor usado|montante gasto|quantia gasta|(?:besteed|uitgegeven) bedrag|wydana kwota|kwota wydana|spenderat belopp|ποσο που|消化金額)/;

/** Google Ads' names of spend; the similar reports of Microsoft Ads have `Spend`. */
const googleSpend =
  /^(?:cost|kosten|cout|coste|costo|custo|koszt|kostnad|κοστος|費用|metrics cost ?micros|cost ?micros)$/;

const isMeta = (said: ReadonlySet<HeaderWord>, names: readonly string[]): boolean => {
  if (names.some((name) => metaSpend.test(name))) return true;
  const isOfMeta = said.has('adSet') || said.has('reach');
  const hasPeriod = said.has('from') && said.has('to');
  return said.has('campaign') && said.has('spend_cents') && (isOfMeta || hasPeriod);
};

const isGoogleAds = (said: ReadonlySet<HeaderWord>, names: readonly string[], title: string): boolean => {
  const isReport = adsTitle.test(plainText(title));
  const hasCost = names.some((name) => googleSpend.test(name));
  const counts = said.has('clicks') || said.has('impressions');
  if (names.some((name) => name.startsWith('metrics '))) return true;
  return (said.has('bidding') || isReport) && hasCost && counts && !said.has('adSet');
};

type Marks = readonly (readonly [ImportSource, RegExp])[];

const ownHeaders: Marks = [
  ['linkedinAds', /^(?:start date in utc|campaign group name|total spent)$/],
  [
    'tiktokAds',
    /^(?:(?:clicks|cpc|ctr) destination|stat time day|2 second video views|6 second video views)$/,
  ],
  [
    'pinterestAds',
    /^(?:pin clicks|spend in account currency|pin promotion id|outbound clicks|total order value checkout)$/,
  ],
  ['snapchatAds', /^(?:swipes|swipe ups|swipe up rate|ecpsu|paid impressions|ad squad name)$/],
  ['shopify', /^(?:lineitem (?:name|quantity|price)|financial status|total sales|gross sales)$/],
  ['wooCommerce', /^(?:n revenue|order total amount|order key|order number|customer type)$/],
];

const microsoftText = /microsoft|^report aggregation/i;

const isMicrosoft = (
  said: ReadonlySet<HeaderWord>,
  names: readonly string[],
  texts: readonly string[],
): boolean =>
  texts.some((text) => microsoftText.test(text)) ||
  (said.has('campaign') &&
    names.includes('spend') &&
    names.some((name) => /^(?:avg|average) ?cpc$/.test(name)));

/** Shop exports also need an order or a sum of sales. */
const ownerOf = (said: ReadonlySet<HeaderWord>, names: readonly string[]): ImportSource | null => {
  const has = (source: ImportSource): boolean =>
    source === 'shopify' || source === 'wooCommerce'
      ? said.has('order') || said.has('orders') || names.includes('financial status')
      : said.has('impressions') || said.has('clicks') || said.has('spend_cents');
  return (
    ownHeaders.find(([source, header]) => has(source) && names.some((name) => header.test(name)))?.[0] ?? null
  );
};

/** `other` if no platform matches: a person then maps the columns. */
export const recognise = (
  headers: readonly string[],
  { title, comments, texts }: Pick<ExportFile, 'title' | 'comments' | 'texts'>,
): Recognised => {
  const said = new Set(headers.flatMap((header) => saidBy(header)?.word ?? []));
  const names = headers.map(plainText);
  const language = languageOf(headers);
  const owner = ownerOf(said, names);
  const sources: readonly (readonly [ImportSource, boolean])[] = [
    ['ga4', isGa4(said, comments, names)],
    ['searchConsole', isSearchConsole(said)],
    ...(owner === null ? [] : [[owner, true] as const]),
    ['microsoftAds', isMicrosoft(said, names, texts)],
    ['metaAds', isMeta(said, names)],
    ['googleAds', isGoogleAds(said, names, title)],
  ];
  const [source] = sources.find(([, is]) => is) ?? ['other'];
  return { source, language };
};
