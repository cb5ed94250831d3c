/** @vitest-environment happy-dom */
/** Tests which figures of the page the Lab offers to explain. */
import { afterEach, expect, test } from 'vitest';
import type { LogControls } from '#domain/inspection/logControls.ts';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { until } from '#tests/support/until.ts';
import { LabContext, type LabShared } from '#ui/lab/LabContext.ts';
import { createLabView } from '#ui/lab/labView.ts';
import { FigureView } from '#ui/lab/log/FigureView.tsx';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const page = document.createElement('main');

afterEach(() => page.remove());

test('a page without counts of the log leads to those that have some, and a tab that brings one offers it', async () => {
  document.body.append(page);
  const visited: string[] = [];
  const view = createLabView({ panel: 'log', rest: '', at: null } as Parameters<typeof createLabView>[0]);
  const source = { world: createVirtualWorld(), navigate: (address: string) => visited.push(address) };
  const log = { figureLabels: { 'overview-clients': 'Clients' } } as unknown as LogControls;
  const { container, press, unmount } = await renderPart(
    <LabContext value={{ source, view } as unknown as LabShared}>
      <FigureView log={log} count={0} figure="" />
    </LabContext>,
  );
  const buttons = () => [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons()).toEqual(['Dashboard › Workspace', 'Clients', 'Billing']);
  await press('Dashboard › Workspace');
  expect(visited).toEqual(['/dashboard?about=workspace']);

  await act(async () => {
    page.innerHTML = '<span data-figure="overview-clients">22</span>';
  });
  await until(() => expect(buttons()).toEqual(['Pick a figure on the page', 'Clients 22']));
  await unmount();
});
