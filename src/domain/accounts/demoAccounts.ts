/** Defines the three public demo accounts and their shared password (ruling D2). */
import type { Role } from '../access/role.ts';

/** Public on purpose: the credentials page shows the password. */
export const demoPassword = 'demo1234';

export type DemoAccountName = 'admin' | 'manager' | 'client';

export type DemoAccount = {
  readonly email: string;
  readonly label: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly about: string;
};

export const demoAccounts: Readonly<Record<DemoAccountName, DemoAccount>> = {
  admin: {
    email: 'admin@agencylens.demo',
    label: 'Admin',
    role: 'admin',
    firstName: 'Ada',
    lastName: 'Moreau',
    about: 'Full platform: every page, integrations, white label and competitor analysis.',
  },
  manager: {
    email: 'manager@agencylens.demo',
    label: 'Manager',
    role: 'manager',
    firstName: 'Marcus',
    lastName: 'Chen',
    about: 'Agency level: clients and billing, without the workspace settings.',
  },
  client: {
    email: 'client@agencylens.demo',
    label: 'Client',
    role: 'user',
    firstName: 'Clara',
    lastName: 'Lindqvist',
    about: 'What an agency’s client sees: dashboards and answers about their own numbers.',
  },
};

export const demoCompany = 'Northlight Agency';
