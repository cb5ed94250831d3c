/** Defines the schema of the Faker data for the demo agency (ruling D31): `scripts/seed` writes it, and the seed reads it. */
import * as z from 'zod/mini';
import { industries } from '#domain/clients/clientRules.ts';

const text = z.string().check(z.minLength(1));

export const demoPerson = z.strictObject({
  id: text,
  firstName: text,
  lastName: text,
  email: z.email(),
  title: text,
});

export const demoCompany = z.strictObject({
  clientId: text,
  name: text,
  domain: text,
  industry: z.enum(industries),
  contacts: z.array(demoPerson).check(z.minLength(1)),
  notes: z.array(text).check(z.minLength(1)),
});

const demoCampaign = z.strictObject({ id: text, clientId: text, name: text });

const demoRemark = z.strictObject({
  clientId: text,
  text,
  shared: z.boolean(),
});

const demoReview = z.strictObject({
  clientId: text,
  author: text,
  stars: z.int().check(z.gte(1), z.lte(5)),
  text,
});

export const demoAgency = z.strictObject({
  clients: z.array(demoCompany),
  campaigns: z.array(demoCampaign),
  remarks: z.array(demoRemark),
  reviews: z.array(demoReview),
});

export type DemoPerson = z.infer<typeof demoPerson>;
export type DemoCompany = z.infer<typeof demoCompany>;
export type DemoCampaign = z.infer<typeof demoCampaign>;
export type DemoRemark = z.infer<typeof demoRemark>;
export type DemoReview = z.infer<typeof demoReview>;
export type DemoAgency = z.infer<typeof demoAgency>;
