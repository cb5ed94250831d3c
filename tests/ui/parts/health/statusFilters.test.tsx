/** @vitest-environment happy-dom */
import { expect, test } from 'vitest';
import { anyStatus } from '#domain/portfolio/statusFilter.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { StatusFilters } from '#ui/parts/health/StatusFilters.tsx';

const nothing = { ...anyStatus, industry: null, owner: null, tag: null };

test('a phone’s fold reports how many filters leave something out, and opens them', async () => {
  const shown = (industry: string | null) => (
    <StatusFilters
      filter={{ ...nothing, industry }}
      onChange={() => undefined}
      industries={['Fashion']}
      owners={[]}
      tags={[]}
    />
  );
  const { container, show, press, unmount } = await renderPart(shown(null));
  const fold = container.querySelector('[aria-expanded]');
  const filters = document.getElementById(fold?.getAttribute('aria-controls') ?? '');
  const state = () => [fold?.textContent, fold?.getAttribute('aria-expanded'), filters?.dataset.open];

  expect(state()).toEqual(['Filters', 'false', undefined]);
  await press('Filters');
  expect(state()).toEqual(['Filters', 'true', 'true']);
  await show(shown('Fashion'));
  expect(state()).toEqual(['Filters · 1', 'true', 'true']);
  await press('Filters · 1');
  expect(state()).toEqual(['Filters · 1', 'false', undefined]);
  await unmount();
});

test('has owners and tags only where a client has one, or where the address asks for one', async () => {
  const shown = (tag: string | null, owners: readonly string[]) => (
    <StatusFilters
      filter={{ ...nothing, tag }}
      onChange={() => undefined}
      industries={[]}
      owners={owners.map((value) => ({ value, label: value }))}
      tags={[]}
    />
  );
  const { container, show, unmount } = await renderPart(shown(null, []));
  const names = () =>
    [...container.querySelectorAll('[role="combobox"]')].map((one) => one.getAttribute('aria-label'));

  expect(names()).toEqual(['Filter by health', 'Filter by industry']);
  await show(shown('gone', ['ada']));
  expect(names()).toEqual(['Filter by health', 'Filter by industry', 'Filter by owner', 'Filter by tag']);
  await unmount();
});
