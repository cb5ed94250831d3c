/** Tests what the apps with a true effect calculate: links, names and holidays. */
import { describe, expect, test } from 'vitest';
import { patternProblem, suggestedName } from '#domain/marketplace/tools/campaignNames.ts';
import { holidaysOf } from '#domain/marketplace/tools/holidays.ts';
import { utmLinks } from '#domain/marketplace/tools/utmLink.ts';

const tags = { source: 'News Letter', medium: 'E-Mail', campaign: 'Été 2026!', term: '', content: '' };

describe('UTM Builder', () => {
  test('tags each address in one spelling and keeps its own parameters', () => {
    expect(utmLinks('fjord.example/sale?size=m\nhttps://a.example/?utm_term=old', tags)).toEqual([
      {
        address: 'fjord.example/sale?size=m',
        link: 'https://fjord.example/sale?size=m&utm_source=news-letter&utm_medium=e-mail&utm_campaign=ete-2026',
      },
      {
        address: 'https://a.example/?utm_term=old',
        link: 'https://a.example/?utm_source=news-letter&utm_medium=e-mail&utm_campaign=ete-2026',
      },
    ]);
  });

  test('gives no link for what is no web address', () => {
    expect(utmLinks('javascript:alert(1) word', tags).map(({ link }) => link)).toEqual([null, null]);
  });
});

describe('Clean Campaigns', () => {
  const campaign = {
    client: 'Fjord & Foam',
    channel: 'Paid search',
    name: 'Fjord Spring SALE',
    launchedOn: '2026-02-03',
  };
  const pattern = '{client}_{channel}_{name}';

  test('suggests a name by the pattern, and the same again', () => {
    const name = suggestedName(pattern, campaign);
    expect([name, suggestedName(pattern, { ...campaign, name })]).toEqual([
      'fjord-foam_paid-search_spring-sale',
      'fjord-foam_paid-search_spring-sale',
    ]);
    expect(suggestedName('{year}-{name}', campaign)).toBe('2026-fjord-spring-sale');
  });

  test('refuses a pattern without a name or with an unknown part', () => {
    expect([patternProblem(pattern), patternProblem('{client}'), patternProblem('{name}_{team}')]).toEqual([
      null,
      'Must contain {name}, or campaigns could not be told apart',
      '{team} is not one of {client}, {channel}, {year}, {name}',
    ]);
  });
});

describe('Holiday Calendar', () => {
  test('knows the days that move', () => {
    const dayOf = (country: Parameters<typeof holidaysOf>[0], year: number, name: string) =>
      holidaysOf(country, year).find((holiday) => holiday.name === name)?.day;
    expect([
      dayOf('gb', 2026, 'Good Friday'),
      dayOf('de', 2024, 'Whit Monday'),
      dayOf('us', 2026, 'Thanksgiving'),
      dayOf('us', 2026, 'Memorial Day'),
      dayOf('se', 2026, 'Midsummer'),
      dayOf('fr', 2026, 'Black Friday'),
      dayOf('gb', 2026, 'Summer bank holiday'),
    ]).toEqual([
      '2026-04-03',
      '2024-05-20',
      '2026-11-26',
      '2026-05-25',
      '2026-06-20',
      '2026-11-27',
      '2026-08-31',
    ]);
  });
});
