/**
 * Tests that the demo agency's committed records equal Faker's output for the seed, so that an upgrade that
 * changes them fails (ruling D31).
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { industries } from '#domain/clients/clientRules.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import { demoAgency, demoPerson } from '#mocks/seed/demoAgencyShape.ts';
import { makeDemoAgency, makeDemoStaff } from '../../../scripts/seed/makeDemoAgency.ts';

const committed = (name: string): unknown => JSON.parse(readFileSync(`src/mocks/seed/${name}`, 'utf8'));

describe('the demo agency’s records', () => {
  test('are what the seed makes today: `npm run seed` writes them anew', () => {
    expect(committed('demoStaff.json')).toEqual(makeDemoStaff());
    expect(committed('demoAgency.json')).toEqual(makeDemoAgency());
  });

  test('have the shape that their readers expect', () => {
    const { clients, campaigns, reviews } = demoAgency.parse(committed('demoAgency.json'));
    const staff = z.array(demoPerson).parse(committed('demoStaff.json'));

    expect([staff.length, clients.length, campaigns.length, reviews.length]).toEqual([6, 25, 60, 40]);
  });

  test('keep the clients of the demo workspace as they are, in every industry, at addresses that nobody owns', () => {
    const { clients, campaigns } = makeDemoAgency();
    const known = clients.slice(0, demoClients.length);

    expect(
      known.map(({ clientId, name, domain, industry }) => ({ clientId, name, domain, industry })),
    ).toEqual(demoClients);
    expect(new Set(clients.map(({ industry }) => industry))).toEqual(new Set(industries));
    expect(clients.filter(({ domain }) => !domain.endsWith('.example'))).toEqual([]);
    expect(new Set(clients.map(({ clientId }) => clientId)).size).toBe(25);
    expect(new Set(campaigns.map(({ name }) => name)).size).toBe(60);
    expect(new Set(campaigns.map(({ clientId }) => clientId)).size).toBe(25);
  });

  test('say no text twice', () => {
    const { clients, remarks, reviews } = makeDemoAgency();
    const texts = [
      ...clients.flatMap(({ notes }) => notes),
      ...remarks.map(({ text }) => text),
      ...reviews.map(({ text }) => text),
    ];

    expect([texts.length, new Set(texts).size]).toEqual([200, 200]);
  });

  test('name people whom the agency knows at the client, and lead a family’s company by the family', () => {
    const { clients, remarks } = makeDemoAgency();
    const known = new Set(clients.flatMap(({ contacts }) => contacts.map(({ firstName }) => firstName)));
    const leadOf = (name: string) => clients.find((client) => client.name === name)?.contacts[0]?.lastName;
    const strangers = clients.flatMap(({ clientId, contacts, notes }) => {
      const texts = [...notes, ...remarks.filter((one) => one.clientId === clientId).map(({ text }) => text)];
      const own = contacts.map(({ firstName }) => firstName);
      const words = texts.flatMap((text) => text.match(/\p{Lu}\p{L}+/gu) ?? []);
      return words.filter((word) => known.has(word) && !own.includes(word));
    });

    expect(strangers).toEqual([]);
    expect(['Armstrong Auto Care', 'Roberts Eye Care', 'Trantow Lettings'].map(leadOf)).toEqual([
      'Armstrong',
      'Roberts',
      'Trantow',
    ]);
  });

  test('make six texts at days for each client', () => {
    const { clients, remarks, reviews } = makeDemoAgency();
    const counts = clients.map(
      ({ clientId }) => [...remarks, ...reviews].filter((one) => one.clientId === clientId).length,
    );

    expect(counts).toEqual(clients.map(() => 6));
  });
});
