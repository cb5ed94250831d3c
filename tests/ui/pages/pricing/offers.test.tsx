/** Tests each plan's price on the pricing page. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { BillingCycle } from '#domain/plans/planCatalogue.ts';
import { Offers } from '#ui/pages/pricing/Pricing.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';

const prices = (cycle: BillingCycle): readonly string[] => {
  const page = renderToStaticMarkup(
    <ServicesContext value={{} as unknown as AppServices}>
      <MemoryRouter>
        <Offers cycle={cycle} />
      </MemoryRouter>
    </ServicesContext>,
  );
  return [...page.matchAll(/<p[^>]*>(.*?)<\/p>/g)]
    .map(([, inner = '']) => inner.replaceAll(/<[^>]*>/g, ''))
    .filter((text) => text.includes('$'));
};

test('reports what each plan costs in a year, and what that saves', () => {
  expect(prices('yearly')).toEqual([
    '$290 a year',
    'You save $58 a year',
    '$1,490 a year',
    'You save $298 a year',
    '$4,990 a year',
    'You save $998 a year',
  ]);
});

test('reports what each plan costs in a month, and what a year would cost', () => {
  expect(prices('monthly').filter((text) => text.startsWith('or'))).toEqual([
    'or $290 a year',
    'or $1,490 a year',
    'or $4,990 a year',
  ]);
});
