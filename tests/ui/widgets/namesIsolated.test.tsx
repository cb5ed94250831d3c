/** @vitest-environment happy-dom */
/** A name that is written from right to left leaves what stands beside it where it is. */
import { afterEach, expect, test } from 'vitest';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { DataTable } from '#ui/widgets/DataTable.tsx';

let shown: Rendered | null = null;

afterEach(async () => {
  await shown?.unmount();
  shown = null;
});

const arabic = '\u0623\u0643\u0645\u064a';

test('names in tables are isolated from the direction of the page', async () => {
  shown = await renderPart(
    <DataTable
      label="Clients"
      rows={[{ id: 'a', name: arabic }]}
      keyOf={({ id }) => id}
      columns={[
        { key: 'name', title: 'Name', isName: true, cell: ({ name }) => name },
        { key: 'fee', title: 'Fee', cell: () => '$1,200' },
      ]}
    />,
  );

  expect([...shown.container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    arabic,
  ]);
});
