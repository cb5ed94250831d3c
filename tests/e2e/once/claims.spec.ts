/** Tests the claims of the public pages in the HTML that search engines read. */
import { expect, test } from '../support/browserTest.ts';

/** Each claim of section 1 with the pages on which it helps a decision. */
const claims: Readonly<Record<string, readonly string[]>> = {
  '50K+ active users': ['/', '/register'],
  '1000+ agencies': ['/', '/register'],
  '500+ agencies': ['/features', '/about'],
  '99.9% uptime': ['/', '/features', '/login', '/about'],
  '4.9 average rating': ['/', '/about'],
  'free 14-day trial': ['/', '/pricing'],
  '14-day free trial': ['/features'],
  'No credit card required': ['/', '/features', '/pricing', '/register'],
  'Cancel anytime': ['/', '/features', '/pricing', '/register'],
  'Set up in 5 minutes': ['/', '/register'],
  '500M+ data points processed': ['/features', '/about', '/industries/ecommerce'],
  'Under 100ms average response': ['/features'],
  '50+ platform integrations': ['/features'],
  '50+ data sources': ['/', '/features'],
  '40+ more platforms': ['/features'],
  '256-bit SSL': ['/login'],
  'SOC 2 Type II': ['/', '/about'],
  GDPR: ['/', '/about'],
  'ISO 27001': ['/', '/about'],
  'Enterprise SSO': ['/', '/about'],
  'SAML and OIDC': ['/', '/about'],
};

/** In the HTML a number follows its label; this restores the visual order. */
const inOrderOfSight = (html: string): string =>
  html.replaceAll(/<dt>(?<label>.*?)<\/dt><dd>(?<value>.*?)<\/dd>/g, '$<value> $<label>');

const textOf = (html: string): string =>
  inOrderOfSight(html)
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

test('every claim of the specification is on the pages that make it [S2.21]', async ({ site }) => {
  const pages = [...new Set(Object.values(claims).flat())];
  const texts = new Map<string, string>();
  for (const path of pages)
    texts.set(path, textOf(await (await fetch(`${site.url}${path.slice(1)}`)).text()));
  const missing = Object.entries(claims).flatMap(([claim, paths]) =>
    paths
      .filter((path) => !texts.get(path)?.includes(claim.toLowerCase()))
      .map((path) => `${path}: ${claim}`),
  );
  expect(missing).toEqual([]);
});
