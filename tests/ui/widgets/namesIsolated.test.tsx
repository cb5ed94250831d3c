/** @vitest-environment happy-dom */
/** Tests that a right-to-left name does not move its neighbours. */
import { afterEach, expect, test } from 'vitest';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { EventSentence } from '#ui/parts/EventSentence.tsx';
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

test('names in the sentences of a history are isolated, a longer one before a shorter one that it begins with', async () => {
  const longer = `${arabic} 24`;
  const event: EventItem = {
    position: 1,
    number: 1,
    id: 'one',
    stream: 'roiScenario-one',
    revision: 0,
    type: 'RoiScenarioRenamed',
    schema_version: 1,
    occurred_at: '2026-03-02T09:00:00.000Z',
    recorded_at: '2026-03-02T09:00:00.000Z',
    actor: { kind: 'account', id: 'ada', name: 'Ada' },
    about: null,
    client_id: null,
    command_id: 'one',
    correlation_id: 'one',
    causation_id: null,
    tags: [],
    data: { formerName: arabic, name: longer },
    previous_hash: '',
    hash: '',
  };
  shown = await renderPart(<EventSentence event={event} names={new Map()} />);

  expect(shown.container.textContent).toBe(`renamed the ROI scenario “${arabic}” to “${longer}”`);
  expect([...shown.container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    arabic,
    longer,
  ]);
});
