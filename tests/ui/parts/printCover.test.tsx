/** @vitest-environment happy-dom */
/** Tests the first page of a printed view. */
import { afterEach, expect, test } from 'vitest';
import { leavePage, onPage, type Person } from '#tests/ui/parts/view/viewFixture.tsx';
import { SelectionCover } from '#ui/parts/SelectionCover.tsx';
import { useView } from '#ui/parts/view/useView.ts';

afterEach(() => leavePage());

const Cover = () => <SelectionCover page="AI Analytics" view={useView()} />;

const coverAt = async (address: string, person: Person = {}) => {
  const { container } = await onPage(<Cover />, address, person);
  const cover = container.querySelector('[data-print-cover]');
  return {
    title: cover?.querySelector('[data-cover-title]')?.textContent,
    logo: cover?.querySelector('img')?.getAttribute('src') ?? null,
    facts: [...(cover?.querySelectorAll('[data-cover-fact]') ?? [])].map((fact) =>
      fact.getAttribute('data-cover-fact'),
    ),
  };
};

test('has the logo of its client, and the filters of its view', async () => {
  expect(await coverAt('/advanced-analytics?client=openloft&device=mobile')).toEqual({
    title: 'Openloft Academy',
    logo: 'data:,',
    facts: ['Period', 'Compared with', 'Filters', 'As of'],
  });
});

test('has no logo of a client without one, nor of all clients', async () => {
  const facts = ['Period', 'Compared with', 'As of'];
  expect(await coverAt('/advanced-analytics?client=stackpilot')).toEqual({
    title: 'Stackpilot',
    logo: null,
    facts,
  });
  await leavePage();
  expect(await coverAt('/advanced-analytics')).toEqual({ title: 'All clients', logo: null, facts });
});

test('has the logo of their own client for its people, who may not list clients', async () => {
  const { title, logo } = await coverAt('/advanced-analytics', { ofClient: 'openloft' });
  expect([title, logo]).toEqual(['Openloft Academy', 'data:,']);
});
