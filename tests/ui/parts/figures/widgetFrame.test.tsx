/** @vitest-environment happy-dom */

import { afterEach, describe, expect, test } from 'vitest';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { act } from '#tests/support/act.ts';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { WidgetFrame, type WidgetFrameProps } from '#ui/parts/figures/WidgetFrame.tsx';
import { type EmptyKind, widgetState } from '#ui/parts/figures/widgetState.ts';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const world = createVirtualWorld({ seed: 1, start: Date.parse('2026-11-21T12:00:00.000Z') });
const snapshot = { context: {}, matches: () => false };
const held = { subscribe: () => ({ unsubscribe: () => undefined }), getSnapshot: () => snapshot };
const services = { world, actors: { auth: held, subscription: held } } as unknown as AppServices;

let shown: Rendered | null = null;

afterEach(async () => {
  await shown?.unmount();
  shown = null;
});

const framed = (props: Partial<WidgetFrameProps>) => (
  <ServicesContext value={services}>
    <WidgetFrame title="Channels" state={{ is: 'loading' }} height={200} onRetry={() => undefined} {...props}>
      {props.children ?? (() => <p>The table</p>)}
    </WidgetFrame>
  </ServicesContext>
);

const frame = async (props: Partial<WidgetFrameProps>) => {
  shown = await renderPart(framed(props));
  return shown.container;
};

const refusal = (code: Parameters<typeof problemOf>[0]) => {
  const problem = problemOf(code);
  return new ApiProblem(problem, problem.status);
};

describe('the form that a widget is in', () => {
  test('follows from its reading', () => {
    const error = new Error('lost');

    expect(
      [
        widgetState({ data: undefined, error: null }),
        widgetState({ data: undefined, error }),
        widgetState({ data: {}, error: null }),
        widgetState({ data: {}, error }),
        widgetState({ data: {}, error: null }, 'noData'),
        widgetState({ data: {}, error: refusal('roleForbidden') }),
      ].map((state) => Object.values(state).map(String).join(' ')),
    ).toEqual([
      'loading',
      'failed Error: lost',
      'shown false',
      'shown true Error: lost',
      'empty noData',
      `empty noPermission ${refusal('roleForbidden')}`,
    ]);
    expect(widgetState({ data: undefined, error: refusal('limitReached') }).is).toBe('locked');
  });
});

describe('a widget', () => {
  test('that was asked for too often says which limit it is and when it is over, and tries again only then', async () => {
    let tries = 0;
    const state = (code: 'tooManyRequests' | 'quotaExceeded', seconds: number) =>
      widgetState({ data: undefined, error: new ApiProblem(problemOf(code), 429, seconds) });
    const page = await frame({ state: state('tooManyRequests', 2), onRetry: () => (tries += 1) });
    const button = () => page.querySelector('button');

    expect([page.querySelector('[role="alert"]'), button()?.disabled]).toEqual([null, true]);
    expect(page.textContent).toContain('Too many requests at once');
    expect(page.textContent).toContain('You can try again in 2 seconds.');
    await act(async () => world.clock.advance(1_000));
    expect(page.textContent).toContain('You can try again in 1 second.');
    await act(async () => world.clock.advance(1_000));
    expect([page.textContent?.includes('You can try again now.'), button()?.disabled]).toEqual([true, false]);
    await shown?.press('Try again');
    expect(tries).toBe(1);

    await shown?.unmount();
    const quota = await frame({ state: state('quotaExceeded', 86_400) });
    expect(quota.textContent).toContain('The quota is used up');
    expect(quota.textContent).toMatch(/It resets on 22 November 2026, \d\d:00\./);
  });

  test('keeps its room while it loads, and says that it is busy', async () => {
    const page = await frame({});

    expect(page.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
    expect(page.querySelector<HTMLElement>('[aria-hidden="true"]')?.style.minBlockSize).toBe('200px');
    expect(page.textContent).toBe('Channels');
  });

  test('keeps what draws its own shape mounted when the figures come, out of reach until then', async () => {
    const shape = { hasOwnShape: true };
    const page = await frame(shape);
    const table = page.querySelector('p');
    const around = () => [table?.parentElement?.inert, table?.parentElement?.getAttribute('aria-hidden')];
    const before = around();
    await shown?.show(framed({ ...shape, state: { is: 'shown', isStale: false } }));

    expect([before, around(), page.querySelector('p') === table]).toEqual([
      [true, 'true'],
      [false, null],
      true,
    ]);
  });

  test('shows what it had while the next answer is on its way, and says that it is busy', async () => {
    const busy = await frame({ state: { is: 'shown', isStale: false }, isBusy: true });
    const told = (page: HTMLElement) => {
      const section = page.querySelector('section');
      return [section?.getAttribute('aria-busy'), section?.getAttribute('data-former'), page.textContent];
    };
    expect(told(busy)).toEqual(['true', 'true', expect.stringContaining('The table')]);
    await shown?.unmount();
    const quiet = await frame({ state: { is: 'shown', isStale: false } });
    expect(told(quiet)).toEqual(['false', 'false', expect.stringContaining('The table')]);
  });

  test('says what failed, and tries again on a press', async () => {
    let tries = 0;
    const page = await frame({
      state: { is: 'failed', error: new Error('lost') },
      onRetry: () => (tries += 1),
    });

    expect(page.querySelector('[role="alert"]')?.textContent).toContain('Channels could not be loaded.');
    await shown?.press('Try again');
    expect(tries).toBe(1);
  });

  test('that is stale shows what it has, and since when', async () => {
    const page = await frame({
      state: { is: 'shown', isStale: true },
      readAt: new Date(2026, 10, 21, 10, 42).getTime(),
    });

    expect(page.textContent).toContain('The table');
    expect(page.querySelector('[role="status"]')?.textContent).toContain('showing data from 10:42');
  });

  test('that is empty says why in its own words, each kind differently, with the way on', async () => {
    const kinds: readonly EmptyKind[] = [
      'nothingCreated',
      'noSource',
      'noData',
      'filteredOut',
      'outsideRetention',
      'noPermission',
      'allArchived',
    ];
    const said: string[] = [];
    for (const kind of kinds) {
      const page = await frame({ state: { is: 'empty', kind } });
      said.push(page.querySelector('h3')?.textContent ?? '');
      await shown?.unmount();
    }
    let cleared = 0;
    await frame({
      state: { is: 'empty', kind: 'filteredOut' },
      empty: { filteredOut: { onAction: () => (cleared += 1) } },
    });
    await shown?.press('Clear the filters');

    expect(said).toEqual([
      'Nothing here yet',
      'No source reports this',
      'No data on these days',
      'No data matches the filters',
      'Older than your plan keeps',
      'You do not have access',
      'All have ended',
    ]);
    expect(cleared).toBe(1);
  });

  test('that breaks while it renders takes nothing with it', async () => {
    const page = await frame({
      state: { is: 'shown', isStale: false },
      children: () => {
        throw new Error('broken');
      },
    });

    expect(page.querySelector('h2')?.textContent).toBe('Channels');
    expect(page.querySelector('[role="alert"], [aria-label="Channels Error"]')).not.toBe(null);
  });
});
