/** Tests the content of the industries pages and of About. */
import { describe, expect, test } from 'vitest';
import { aboutFigures, aboutSecurity } from '#ui/content/about.ts';
import { ecommerceParts } from '#ui/content/ecommerce.ts';
import { claimBasis, industries, industryClaims } from '#ui/content/industries.ts';

describe('industries', () => {
  test('are the eight specified ones, each with features and claimed metrics [S2.17]', () => {
    expect(industries.map(({ name }) => name)).toEqual([
      'E-commerce',
      'SaaS & Technology',
      'Healthcare',
      'Education',
      'Automotive',
      'Real Estate',
      'Travel & Hospitality',
      'Food & Restaurant',
    ]);
    expect(industries.map(({ features, measures }) => [features.length, measures.length])).toEqual(
      industries.map(() => [4, 3]),
    );
  });

  test('claim what the calculator’s formulas give for the agency that they name', () => {
    const [ecommerce] = industries;

    expect(ecommerce && [industryClaims(ecommerce), claimBasis(ecommerce)]).toEqual([
      [
        { value: '230 h', label: 'saved every month' },
        { value: '$207,360', label: 'saved a year' },
      ],
      '12 clients, 6 hours a report, 4 reports each a month, at $75 an hour, with 80% of it automated.',
    ]);
  });
});

describe('the e-commerce page', () => {
  test('has the four specified parts [S2.17]', () => {
    expect(Object.values(ecommerceParts).map(({ title }) => title)).toEqual([
      'Revenue Attribution',
      'Customer Journey Analytics',
      'Cohort Analysis',
      'ROI Optimization',
    ]);
  });
});

describe('the About page', () => {
  test('claims 500+ agencies and the specified badges [S2.21]', () => {
    expect([aboutFigures[0]?.value, aboutSecurity.map(({ name, text }) => `${name}: ${text}`)]).toEqual([
      '500+',
      [
        'SOC 2 Type II: Security and availability controls',
        'GDPR: Personal data rights',
        'ISO 27001: Information security management',
        'Enterprise SSO: SAML and OIDC',
      ],
    ]);
  });
});
