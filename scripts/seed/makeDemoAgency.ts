/** Makes the demo agency’s people, clients, campaigns and texts with Faker (ruling D31). */
import type { DemoAgency, DemoCampaign, DemoPerson } from '#mocks/seed/demoAgencyShape.ts';
import { cell } from './dealer.ts';
import { industryWords } from './industryWords.ts';
import { type Company, makeCompanies, personOf } from './makeCompanies.ts';
import { makeNotes, makeRemarks, makeReviews } from './makeTexts.ts';
import { seasons, staffTitles } from './phrases.ts';
import { seededFaker } from './seededFaker.ts';

const campaignCount = 60;
/** With the admin and the manager of the demo accounts they are eight. */
const staffCount = 6;

const alwaysOn = 'Always on';

const seasonsOf = (index: number, clientCount: number): readonly string[] =>
  index < clientCount || index >= 2 * clientCount || index % 2 === 1 ? [alwaysOn] : seasons;

/** No two clients of an industry share a campaign's season, goal and product place. */
const campaignsOf = (companies: readonly Company[]): DemoCampaign[] => {
  const faker = seededFaker('campaigns');
  const taken = new Set<string>();
  return Array.from({ length: campaignCount }, (_, index) => {
    const { clientId, industry, products } = cell(companies, index);
    for (;;) {
      const season = faker.helpers.arrayElement(seasonsOf(index, companies.length));
      const goal = faker.helpers.arrayElement(industryWords[industry].goals);
      const product = faker.helpers.arrayElement(products);
      const key = [industry, season, goal, products.indexOf(product)].join();
      if (taken.has(key)) continue;
      taken.add(key);
      return { id: `campaign${index + 1}`, clientId, name: `${season} · ${goal} · ${product}` };
    }
  });
};

export const makeDemoStaff = (): DemoPerson[] => {
  const faker = seededFaker('staff');
  return Array.from({ length: staffCount }, (_, index) => {
    const named = { firstName: faker.person.firstName(), lastName: faker.person.lastName() };
    return personOf(named, 'northlight.example', cell(staffTitles, index));
  });
};

export const makeDemoAgency = (): DemoAgency => {
  const companies = makeCompanies();
  const notes = makeNotes(companies);
  const reviews = makeReviews(companies);
  return {
    clients: companies.map(({ products: _products, ...company }) => ({
      ...company,
      notes: notes.get(company.clientId) ?? [],
    })),
    campaigns: campaignsOf(companies),
    remarks: makeRemarks(companies, reviews),
    reviews,
  };
};
