/** @vitest-environment happy-dom */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '#tests/support/renderPart.ts';
import { ErrorBoundary } from '#ui/parts/errors/ErrorBoundary.tsx';

const Part = ({ work }: { work: () => string }) => <p>{work()}</p>;

const broken = (): string => {
  throw new Error('no figures');
};

describe('the error boundary', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('shows the panel with the specified texts for a part that broke, and reports the error [S2.20]', async () => {
    const told: unknown[] = [];
    const { container, unmount } = await renderPart(
      <ErrorBoundary
        component="Key figures"
        onError={(error, component) => told.push([String(error), component])}
      >
        <Part work={broken} />
      </ErrorBoundary>,
    );
    const panel = container.querySelector('[role="alert"]');
    expect(panel?.getAttribute('aria-label')).toBe('Key figures Error');
    expect([...(panel?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Key figures Error',
      'Something went wrong. Please try again.',
      'Try Again',
    ]);
    expect(told).toEqual([['Error: no figures', 'Key figures']]);
    await unmount();
  });

  test('Try Again mounts the part anew, and leaves its neighbours alone [S2.20]', async () => {
    let fails = true;
    const work = () => (fails ? broken() : 'Figures');
    const { container, press, unmount } = await renderPart(
      <>
        <p>Neighbour</p>
        <ErrorBoundary component="Key figures" onError={() => {}}>
          <Part work={work} />
        </ErrorBoundary>
      </>,
    );
    expect(container.textContent).toBe(
      'NeighbourKey figures ErrorSomething went wrong. Please try again.Try Again',
    );
    fails = false;
    await press('Try Again');
    expect(container.textContent).toBe('NeighbourFigures');
    await unmount();
  });

  test('shows what replaces the part instead, whose own button mounts it anew [S2.12]', async () => {
    let fails = true;
    const work = () => (fails ? broken() : 'The work');
    const { container, press, unmount } = await renderPart(
      <ErrorBoundary
        component="Testimonials"
        onError={() => {}}
        fallback={(retry) => (
          <button type="button" onClick={retry}>
            Loading testimonials...
          </button>
        )}
      >
        <Part work={work} />
      </ErrorBoundary>,
    );
    expect(container.textContent).toBe('Loading testimonials...');
    fails = false;
    await press('Loading testimonials...');
    expect(container.textContent).toBe('The work');
    await unmount();
  });
});
