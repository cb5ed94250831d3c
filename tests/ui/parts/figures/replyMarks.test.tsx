/** @vitest-environment happy-dom */
/** Tests prefetching a chart's annotations with its next metrics, so that both render together. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { act } from '#tests/support/act.ts';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { until } from '#tests/support/until.ts';
import { useReplyMarks } from '#ui/parts/figures/useMarks.ts';
import type { ViewInUse } from '#ui/parts/view/useView.ts';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { macrotask } from '#world/settle.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

type Days = { readonly from: string; readonly to: string };

let rendered: Rendered | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered = null;
});

const nobody = {
  context: { user: null, profile: null, membership: null, session: null },
  matches: () => false,
};
const auth = { subscribe: () => ({ unsubscribe: () => undefined }), getSnapshot: () => nobody };

const openBackend = () => {
  const asked: string[] = [];
  const api = {
    call: async (name: string, { query }: { query: Partial<Days> }) => {
      asked.push([name, query.from, query.to].filter((part) => part !== undefined).join(' '));
      const items =
        name === 'listAnnotations'
          ? [{ from: query.to, to: query.to, text: `written on ${query.to}`, shared: false }]
          : [];
      return { items };
    },
  };
  return {
    asked,
    services: { api, actors: { auth }, world: createVirtualWorld() } as unknown as AppServices,
  };
};

const Marks = ({ of, view }: { of: Days; view: Days }) => {
  const use = { view: { annotations: true }, query: view } as unknown as ViewInUse;
  const reply = { range: of, series: [{ at: of.from }, { at: of.to }] } as unknown as MetricReply;
  const marks = useReplyMarks({ clientId: 'a', use }, reply);
  return <p>{marks.map(({ at, text }) => `${at}: ${text}`).join(', ')}</p>;
};

test('of the next days are there with their figures, and those of the former days stay until then', async () => {
  const { asked, services } = openBackend();
  const client = new QueryClient();
  const page = (of: Days, view: Days) => (
    <QueryClientProvider client={client}>
      <ServicesContext value={services}>
        <Marks of={of} view={view} />
      </ServicesContext>
    </QueryClientProvider>
  );
  const week = { from: '2026-03-01', to: '2026-03-07' };
  const day = { from: '2026-03-08', to: '2026-03-08' };
  rendered = await renderPart(page(week, week));
  const { container, show } = rendered;
  const settled = (check: () => void) =>
    until(async () => {
      await act(macrotask);
      check();
    });
  await settled(() => expect(container.textContent).toBe('2026-03-07: written on 2026-03-07'));
  await show(page(week, day));
  const former = container.textContent;
  await settled(() => expect(asked.at(-1)).toBe('listAnnotations 2026-03-08 2026-03-08'));
  await show(page(day, day));

  expect([former, container.textContent]).toEqual([
    '2026-03-07: written on 2026-03-07',
    '2026-03-08: written on 2026-03-08',
  ]);
});

test('on paper are those that the client may read', async () => {
  const { services } = openBackend();
  const week = { from: '2026-03-01', to: '2026-03-07' };
  const paper = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => paper);
  rendered = await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <ServicesContext value={services}>
        <Marks of={week} view={week} />
      </ServicesContext>
    </QueryClientProvider>,
  );
  const { container } = rendered;
  const print = (matches: boolean) =>
    act(async () => {
      paper.matches = matches;
      paper.dispatchEvent(new Event('change'));
    });
  await until(async () => {
    await act(macrotask);
    expect(container.textContent).toBe('2026-03-07: written on 2026-03-07');
  });
  await print(true);
  const onPaper = container.textContent;
  await print(false);
  vi.unstubAllGlobals();

  expect([onPaper, container.textContent]).toEqual(['', '2026-03-07: written on 2026-03-07']);
});
