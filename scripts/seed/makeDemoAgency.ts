/** Makes the demo agency’s people, clients, campaigns and reviews with Faker (ruling D31). */
import type { Faker } from '@faker-js/faker';
import { industries } from '#domain/clients/clientRules.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import type {
  DemoAgency,
  DemoCampaign,
  DemoCompany,
  DemoPerson,
  DemoRemark,
  DemoReview,
} from '#mocks/seed/demoAgencyShape.ts';
import { industryWords } from './industryWords.ts';
import {
  noteTexts,
  remarkTexts,
  reviewTexts,
  seasons,
  staffTitles,
  titlesOfContacts,
  workdays,
} from './phrases.ts';
import { seededFaker } from './seededFaker.ts';

const clientCount = 25;
const campaignCount = 60;
const reviewCount = 40;
const remarksPerClient = 6;
/** Beside the admin and the manager among the demo accounts, who make it eight. */
const staffCount = 6;

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

const personOf = (faker: Faker, domain: string, title: string): DemoPerson => {
  const [firstName, lastName] = [faker.person.firstName(), faker.person.lastName()];
  const id = slug(`${firstName}${lastName}`);
  return { id, firstName, lastName, email: `${slug(firstName)}.${slug(lastName)}@${domain}`, title };
};

const cell = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('An empty list has no item');
  return item;
};

/** Draws until something new comes. */
const fresh = (taken: Set<string>, draw: () => string): string => {
  for (;;) {
    const drawn = draw();
    if (taken.has(drawn)) continue;
    taken.add(drawn);
    return drawn;
  }
};

type NewClient = Omit<DemoCompany, 'contacts' | 'notes'>;

const newClients = (faker: Faker): readonly NewClient[] => {
  const names = new Set(demoClients.map(({ name }) => name));
  return Array.from({ length: clientCount - demoClients.length }, (_, index) => {
    const industry = cell(industries, index);
    const { kinds } = industryWords[industry];
    const first = () =>
      faker.helpers.arrayElement([faker.person.lastName(), faker.location.street().split(' ')[0]]);
    const name = fresh(names, () => `${first()} ${faker.helpers.arrayElement(kinds)}`);
    return { clientId: slug(name), name, domain: `${slug(name)}.example`, industry };
  });
};

const isIndustry = (text: string): text is DemoCompany['industry'] =>
  (industries as readonly string[]).includes(text);

const knownClients: readonly NewClient[] = demoClients.flatMap(({ industry, ...client }) =>
  isIndustry(industry) ? [{ ...client, industry }] : [],
);

const alwaysOn = 'Always on';

const factsOf = (faker: Faker, { industry }: NewClient) => {
  const { products, goals } = industryWords[industry];
  return {
    product: faker.helpers.arrayElement(products),
    goal: faker.helpers.arrayElement(goals).toLowerCase(),
    day: faker.helpers.arrayElement(workdays),
    person: faker.person.firstName(),
  };
};

const notesOf = (faker: Faker, client: NewClient): string[] =>
  faker.helpers.arrayElements(noteTexts, { min: 1, max: 3 }).map((note) => note(factsOf(faker, client)));

/** What people of the agency write at days, no text twice for one client. */
const remarksOf = (clients: readonly NewClient[]): DemoRemark[] => {
  const faker = seededFaker('remarks');
  return clients.flatMap((client) =>
    faker.helpers
      .arrayElements(remarkTexts, remarksPerClient)
      .map(({ shared, tell }) => ({ clientId: client.clientId, text: tell(factsOf(faker, client)), shared })),
  );
};

const clientsOf = (): DemoCompany[] => {
  const faker = seededFaker('clients');
  return [...knownClients, ...newClients(faker)].map((client) => ({
    ...client,
    contacts: faker.helpers
      .arrayElements(titlesOfContacts, { min: 1, max: 2 })
      .map((title) => personOf(faker, client.domain, title)),
    notes: notesOf(faker, client),
  }));
};

/** Each client has a campaign that runs all year; every second one has another, which may have a season. */
const seasonsOf = (index: number): readonly string[] =>
  index < clientCount || index >= 2 * clientCount || index % 2 === 1 ? [alwaysOn] : seasons;

const campaignsOf = (clients: readonly DemoCompany[]): DemoCampaign[] => {
  const faker = seededFaker('campaigns');
  const names = new Set<string>();
  return Array.from({ length: campaignCount }, (_, index) => {
    const { clientId, industry } = cell(clients, index);
    const { products, goals } = industryWords[industry];
    const name = fresh(names, () => {
      const [season, goal, product] = [seasonsOf(index), goals, products].map((words) =>
        faker.helpers.arrayElement(words),
      );
      return `${season} · ${goal} · ${product}`;
    });
    return { id: `campaign${index + 1}`, clientId, name };
  });
};

const reviewsOf = (clients: readonly DemoCompany[]): DemoReview[] => {
  const faker = seededFaker('reviews');
  return Array.from({ length: reviewCount }, () => {
    const { clientId, industry } = faker.helpers.arrayElement(clients);
    const { stars, tell } = faker.helpers.arrayElement(reviewTexts);
    const product = faker.helpers.arrayElement(industryWords[industry].products);
    const author = `${faker.person.firstName()} ${faker.person.lastName().charAt(0)}.`;
    return { clientId, author, stars, text: tell(product) };
  });
};

export const makeDemoStaff = (): DemoPerson[] => {
  const faker = seededFaker('staff');
  return Array.from({ length: staffCount }, (_, index) =>
    personOf(faker, 'northlight.example', cell(staffTitles, index)),
  );
};

export const makeDemoAgency = (): DemoAgency => {
  const clients = clientsOf();
  return {
    clients,
    campaigns: campaignsOf(clients),
    remarks: remarksOf(clients),
    reviews: reviewsOf(clients),
  };
};
