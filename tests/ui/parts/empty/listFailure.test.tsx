/** @vitest-environment happy-dom */
/** Tests the message of a failed list: forbidden, beyond the plan, or failed, each with its own action. */
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { ListFailure } from '#ui/parts/empty/ListFailure.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const world = createVirtualWorld({ seed: 1, start: Date.parse('2026-11-21T12:00:00.000Z') });
const services = {
  world,
  actors: {},
  api: {},
  pages: { preload: () => undefined },
} as unknown as AppServices;

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

const refusal = (...[code, extras]: Parameters<typeof problemOf>) => {
  const problem = problemOf(code, extras);
  return new ApiProblem(problem, problem.status);
};

test('three refusals have three forms, and only a failure is tried again', async () => {
  let tries = 0;
  const closed = await said(refusal('roleForbidden'));
  const failed = await said(new Error('lost'), () => {
    tries += 1;
  });
  await shown?.press('Try again');

  expect(closed).toEqual({ title: 'You do not have access: the history', ways: ['Copy for an admin'] });
  expect(failed).toEqual({ title: null, ways: ['Try again'] });
  expect(tries).toBe(1);
});

test('each 402 has its own words, with the plan that has what is missing and three things that it gives', async () => {
  const textOf = async (error: unknown) => {
    await said(error);
    const { container } = shown ?? { container: document.body };
    return [...container.querySelectorAll('h3, p, li')].map(({ textContent }) => textContent);
  };
  const older = { limit: 30, used: 61, plan: 'starter', neededPlan: 'pro' };
  const pro = ['Pro gives you, among other things:', 'Up to 25 clients', 'AI insights', 'Advanced analytics'];

  expect(await textOf(refusal('limitReached', older))).toEqual([
    'Older than your plan keeps',
    'Your plan shows the last 30 days. The data is kept; Pro shows 365 days.',
    ...pro,
  ]);
  expect(await textOf(refusal('featureLocked', { plan: 'starter', neededPlan: 'pro' }))).toEqual([
    'Not in your plan',
    'It comes with Pro and above. This workspace has Starter.',
    ...pro,
  ]);
  expect(await textOf(refusal('featureLocked', { plan: null, neededPlan: 'agency_plus' }))).toEqual([
    'Not in your plan',
    'It comes with Agency Plus and above. This workspace has no active plan.',
    'Agency Plus gives you, among other things:',
    'Reseller program: up to 70% revenue share',
    'Multi-tenant: included',
  ]);
});

test('of what is read only the days that a plan shows are limited', () => {
  const limited = Object.entries<Endpoint>(endpoints)
    .filter(
      ([name, { refusals }]) => paths[name as EndpointName][0] === 'GET' && refusals.includes('limitReached'),
    )
    .map(([name]) => name);

  expect(limited).toEqual([
    'readMetrics',
    'readPortfolio',
    'readSheet',
    'readMetricExplanation',
    'readMetricForecast',
    'readAttribution',
    'readCohorts',
    'readBenchmarks',
    'readBudget',
  ]);
});
