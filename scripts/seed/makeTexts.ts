/** Makes what is said about the demo agency’s clients: notes, remarks at days, and reviews of customers. No text is said twice. */
import { en_AU, type Faker } from '@faker-js/faker';
import { industries } from '#domain/clients/clientRules.ts';
import type { DemoRemark, DemoReview } from '#mocks/seed/demoAgencyShape.ts';
import { dealer, fresh } from './dealer.ts';
import { type IndustryTexts, industryTexts } from './industryTexts.ts';
import { industryWords } from './industryWords.ts';
import type { Company } from './makeCompanies.ts';
import { type Facts, noteTexts, remarkTexts, workdays } from './phrases.ts';
import { seededFaker } from './seededFaker.ts';

/** What is written at days of one client, reviews among them. */
const writtenPerClient = 6;

const factsOf = (faker: Faker, { industry, products, contacts }: Company): Facts => ({
  product: faker.helpers.arrayElement(products),
  goal: faker.helpers.arrayElement(industryWords[industry].goals).toLowerCase(),
  day: faker.helpers.arrayElement(workdays),
  person: faker.helpers.arrayElement(contacts).firstName,
});

/** The texts of each industry, dealt to its clients. */
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

/** By client: one note that fits anybody, and one of its industry. */
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

/** Each review once, in turn at the clients of its industry. */
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

/** One remark of the client’s industry among those that fit anybody, in the places that reviews leave. */
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
