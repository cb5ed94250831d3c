/** Writes the demo agency’s records next to the seed (`npm run seed`); rerun after a change or an upgrade of Faker. */
import { writeFileSync } from 'node:fs';
import { makeDemoAgency, makeDemoStaff } from './makeDemoAgency.ts';

const write = (name: string, records: unknown): void =>
  writeFileSync(
    new URL(`../../src/mocks/seed/${name}`, import.meta.url),
    `${JSON.stringify(records, null, 2)}\n`,
  );

write('demoStaff.json', makeDemoStaff());
write('demoAgency.json', makeDemoAgency());
