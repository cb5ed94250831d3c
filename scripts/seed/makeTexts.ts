/** Makes the demo agency’s texts: client notes, annotations and reviews, without repeating a text. */
import { en_AU, type Faker } from '@faker-js/faker';
import { industries } from '#domain/clients/clientRules.ts';
import type { DemoRemark, DemoReview } from '#mocks/seed/demoAgencyShape.ts';
import { dealer, fresh } from './dealer.ts';
import { type IndustryTexts, industryTexts } from './industryTexts.ts';
import { industryWords } from './industryWords.ts';
import type { Company } from './makeCompanies.ts';
import { type Facts, noteTexts, remarkTexts, workdays } from './phrases.ts';
import { seededFaker } from './seededFaker.ts';

const writtenPerClient = 6;

const factsOf = (faker: Faker, { industry, products, contacts }: Company): Facts => ({
  product: faker.helpers.arrayElement(products),
  goal: faker.helpers.arrayElement(industryWords[industry].goals).toLowerCase(),
  day: faker.helpers.arrayElement(workdays),
  person: faker.helpers.arrayElement(contacts).firstName,
});

const dealersOf = <Kind extends keyof IndustryTexts>(faker: Faker, kind: Kind) => {
  type Text = IndustryTexts[Kind][number];
  const dealers = new Map(
    industries.map((industry) => [industry, dealer<Text>(faker, industryTexts[industry][kind])]),
  );
  return (industry: Company['industry']): Text => {
    const deal = dealers.get(industry);
    if (!deal) throw new RangeError(`Nothing is said about ${industry}`);
    return deal();
  };
};

export const makeNotes = (companies: readonly Company[]): ReadonlyMap<string, string[]> => {
  const faker = seededFaker('notes');
  const deal = dealer(faker, noteTexts);
  const dealOf = dealersOf(faker, 'notes');
  const taken = new Set<string>();
  return new Map(
    companies.map((company) => [
      company.clientId,
      [fresh(taken, () => deal()(factsOf(faker, company))), dealOf(company.industry)],
    ]),
  );
};

export const makeReviews = (companies: readonly Company[]): DemoReview[] => {
  const faker = seededFaker('reviews', en_AU);
  const dealOf = dealersOf(faker, 'reviews');
  return industries.flatMap((industry) => {
    const clients = companies.filter((company) => company.industry === industry);
    return industryTexts[industry].reviews.flatMap((_, index) => {
      const { clientId } = clients[index % clients.length] ?? {};
      const author = `${faker.person.firstName()} ${faker.person.lastName().charAt(0)}.`;
      return clientId === undefined ? [] : [{ clientId, author, ...dealOf(industry) }];
    });
  });
};

export const makeRemarks = (companies: readonly Company[], reviews: readonly DemoReview[]): DemoRemark[] => {
  const faker = seededFaker('remarks');
  const deal = dealer(faker, remarkTexts);
  const dealOf = dealersOf(faker, 'remarks');
  const taken = new Set<string>();
  return companies.flatMap((company) => {
    const { clientId } = company;
    const general = writtenPerClient - 1 - reviews.filter((review) => review.clientId === clientId).length;
    const told = Array.from({ length: general }, () => {
      let shared = false;
      const text = fresh(taken, () => {
        const drawn = deal();
        shared = drawn.shared;
        return drawn.tell(factsOf(faker, company));
      });
      return { clientId, text, shared };
    });
    return faker.helpers.shuffle([{ clientId, ...dealOf(company.industry) }, ...told]);
  });
};
