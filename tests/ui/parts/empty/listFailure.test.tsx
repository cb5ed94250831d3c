/** @vitest-environment happy-dom */
/** A list that did not come says whether it is closed, beyond the plan, or failed, each with its own way on. */
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { ListFailure } from '#ui/parts/empty/ListFailure.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const world = createVirtualWorld({ seed: 1, start: Date.parse('2026-11-21T12:00:00.000Z') });
/** Nobody is signed in. */
const services = { world, actors: {}, pages: { preload: () => undefined } } as unknown as AppServices;

let shown: Rendered | null = null;

afterEach(async () => {
  await shown?.unmount();
  shown = null;
});

const said = async (error: unknown, onRetry: () => void = () => undefined) => {
  await shown?.unmount();
  shown = await renderPart(
    <ServicesContext value={services}>
      <MemoryRouter>
        <ListFailure what="The history" error={error} onRetry={onRetry} />
      </MemoryRouter>
    </ServicesContext>,
  );
  const { container } = shown;
  return {
    title: container.querySelector('h3')?.textContent ?? null,
    ways: [...container.querySelectorAll('button, a')].map(({ textContent }) => textContent),
  };
};

const refusal = (code: Parameters<typeof problemOf>[0]) => {
  const problem = problemOf(code);
  return new ApiProblem(problem, problem.status);
};

test('three refusals have three forms, and only a failure is tried again', async () => {
  let tries = 0;
  const closed = await said(refusal('roleForbidden'));
  const failed = await said(new Error('lost'), () => {
    tries += 1;
  });
  await shown?.press('Try again');

  expect(closed).toEqual({ title: 'Not open to you: the history', ways: ['Copy for an admin'] });
  expect(failed).toEqual({ title: null, ways: ['Try again'] });
  expect(tries).toBe(1);
  expect(await said(refusal('limitReached'))).toEqual({
    title: 'Older than your plan keeps',
    ways: ['See plans'],
  });
});
