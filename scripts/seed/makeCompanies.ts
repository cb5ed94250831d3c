/** Makes the demo agency’s clients with Faker: names, products and contacts. */
import { en_AU, type Faker } from '@faker-js/faker';
import { industries } from '#domain/clients/clientRules.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import type { DemoCompany, DemoPerson } from '#mocks/seed/demoAgencyShape.ts';
import { cell, fresh } from './dealer.ts';
import { industryWords } from './industryWords.ts';
import { seededFaker } from './seededFaker.ts';

const clientCount = 25;

export const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

type Named = { readonly firstName: string; readonly lastName: string };

export const personOf = ({ firstName, lastName }: Named, domain: string, title: string): DemoPerson => {
  const email = `${slug(firstName)}.${slug(lastName)}@${domain}`;
  return { id: slug(`${firstName}${lastName}`), firstName, lastName, email, title };
};

type NamedCompany = Omit<DemoCompany, 'contacts' | 'notes'> & {
  readonly family: string | null;
};

export type Company = Omit<DemoCompany, 'notes'> & { readonly products: readonly string[] };

const newCompanies = (faker: Faker): readonly NamedCompany[] => {
  const names = new Set(demoClients.map(({ name }) => name));
  return Array.from({ length: clientCount - demoClients.length }, (_, index) => {
    const industry = cell(industries, index);
    const { kinds } = industryWords[industry];
    let family: string | null = null;
    const first = () => {
      const lastName = faker.person.lastName();
      const drawn = faker.helpers.arrayElement([lastName, faker.location.street().split(' ')[0]]);
      family = drawn === lastName ? lastName : null;
      return drawn;
    };
    const name = fresh(names, () => `${first()} ${faker.helpers.arrayElement(kinds)}`);
    return { clientId: slug(name), name, domain: `${slug(name)}.example`, industry, family };
  });
};

const isIndustry = (text: string): text is DemoCompany['industry'] =>
  (industries as readonly string[]).includes(text);

const knownCompanies: readonly NamedCompany[] = demoClients.flatMap(({ industry, ...client }) =>
  isIndustry(industry) ? [{ ...client, industry, family: null }] : [],
);

const productsOf = ({ name, industry }: NamedCompany): readonly string[] => {
  const { products, productsOf: others = {} } = industryWords[industry];
  return Object.entries(others).find(([kind]) => name.endsWith(kind))?.[1] ?? products;
};

/** A decision maker, and for every second client a contact. A member of the family leads a company with a family’s name. */
const contactsOf = (faker: Faker, company: NamedCompany, index: number): DemoPerson[] => {
  const { leads, marketers } = industryWords[company.industry];
  const titles = index % 2 === 0 ? [leads, marketers] : [leads];
  return titles.map((choices, place) => {
    const drawn = { firstName: faker.person.firstName(), lastName: faker.person.lastName() };
    const lastName = (place === 0 ? company.family : null) ?? drawn.lastName;
    return personOf({ ...drawn, lastName }, company.domain, faker.helpers.arrayElement(choices));
  });
};

export const makeCompanies = (): readonly Company[] => {
  const people = seededFaker('contacts', en_AU);
  return [...knownCompanies, ...newCompanies(seededFaker('clients'))].map((company, index) => {
    const { family: _family, ...facts } = company;
    return { ...facts, contacts: contactsOf(people, company, index), products: productsOf(company) };
  });
};
