/** Tests pinning a widget to a dashboard from another page. */
import { expect, test } from 'vitest';
import type { Problem } from '#domain/contract/problemCatalogue.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { pinWidget } from '#machines/dashboards/pinWidget.ts';

const widget = (id: string, row: number): Widget => ({
  id,
  kind: 'line',
  title: '',
  figures: ['revenue_cents'],
  by: null,
  text: '',
  place: { column: 0, row, width: 6, height: 5 },
});

const told = { onAppended: () => undefined };

/** A backend whose dashboard has changed since the read; `refusals`: its answers to layouts, in order. */
const backend = (refusals: readonly (string | null)[]) => {
  const laid: { readonly ids: readonly string[]; readonly etag: string }[] = [];
  const call = async (
    name: string,
    { body, ifMatch }: { body?: { widgets: Widget[] }; ifMatch?: string },
  ) => {
    if (name === 'listDashboards')
      return { items: [{ id: 'board', widgets: [widget('old', 0), widget('theirs', 5)], etag: '"2"' }] };
    const code = refusals[laid.length] ?? null;
    laid.push({ ids: body?.widgets.map(({ id }) => id) ?? [], etag: ifMatch ?? '' });
    if (code !== null) throw new ApiProblem({ code, detail: code } as Problem, 409);
    return {};
  };
  return { laid, api: { call } as unknown as ApiClient };
};

const known = { id: 'board', widgets: [widget('old', 0)], etag: '"1"' };

test('goes below what a colleague has put there meanwhile', async () => {
  const { laid, api } = backend(['staleVersion']);
  await pinWidget(api, known, widget('pinned', 0), told);
  expect(laid).toEqual([
    { ids: ['old', 'pinned'], etag: '"1"' },
    { ids: ['old', 'theirs', 'pinned'], etag: '"2"' },
  ]);
});

test('is not tried again after any other refusal', async () => {
  const { laid, api } = backend(['gone']);
  await expect(pinWidget(api, known, widget('pinned', 0), told)).rejects.toThrow();
  expect(laid).toHaveLength(1);
});
