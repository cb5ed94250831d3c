/** @vitest-environment happy-dom */
/** Tests the demo's sources: expiring and renewing an access, restating days and undoing it. */

import { expect, test } from 'vitest';
import type { DemoSource } from '#domain/contract/demoSchemas.ts';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { act } from '#tests/support/act.ts';
import { until } from '#tests/support/until.ts';
import { SourcesPart } from '#ui/lab/demo/SourcesPart.tsx';
import { openDemoPart } from './openDemoPart.tsx';

const source = (id: string, client: string, more: Partial<DemoSource> = {}): DemoSource => ({
  id,
  platform: 'google_ads',
  account: client,
  client,
  silent: null,
  ...more,
});

type Call = { readonly name: string; readonly options: unknown };

const open = async (refused: readonly string[] = []) => {
  let sources = [
    source('g2', 'Openloft'),
    source('f1', 'Fjord', { platform: 'facebook_ads', account: 'Side shop' }),
    source('g1', 'Fjord'),
  ];
  const calls: Call[] = [];
  const setSilent = (ids: readonly string[], silent: DemoSource['silent']) => {
    sources = sources.map((one) => (ids.includes(one.id) ? { ...one, silent } : one));
  };
  const answer = (name: string, options: unknown): unknown => {
    const { body, params } = Object(options);
    if (name === 'expireAccess')
      setSilent(body.integration_ids, { from: '2026-03-02', reason: 'tokenExpired' });
    if (name === 'reconnectIntegration') setSilent([params.id], null);
    if (name === 'restateSources') return { from: '2026-02-27', to: '2026-03-01', factor: body.factor };
    return { items: sources };
  };
  const page = await openDemoPart(<SourcesPart />, {
    sessionEnds: '2026-05-01T00:00:00.000Z',
    call: async (name, options) => {
      if (refused.includes(name)) throw new ApiProblem(problemOf('roleForbidden'), 403);
      if (name !== 'demoSources') calls.push({ name, options });
      return answer(name, options);
    },
  });
  const { container } = page;
  await until(() => expect(container.querySelector('select')).not.toBeNull());
  const choose = (choice: string) =>
    act(async () => {
      const select = container.querySelector('select');
      if (select === null) return;
      select.value = choice;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const type = (label: string, text: string) =>
    act(async () => {
      const field = [...container.querySelectorAll('label')]
        .find(({ textContent }) => textContent === label)
        ?.querySelector('input');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const told = (text: string) =>
    until(() => expect(container.querySelector('[role=status], [role=alert]')?.textContent).toContain(text));
  return { ...page, calls, choose, type, told };
};

test('accounts are listed by platform and client, one or all of a platform', async () => {
  const { container, unmount } = await open();

  expect(
    [...container.querySelectorAll('optgroup')].map((group) => [
      group.label,
      ...[...group.children].map((one) => one.textContent),
    ]),
  ).toEqual([
    ['Google Ads', 'All 2 accounts of Google Ads', 'Fjord', 'Openloft'],
    ['Facebook Ads', 'Fjord · Side shop'],
  ]);
  await unmount();
});

test('all accounts of a platform lose their access, and get it back', async () => {
  const { container, press, calls, choose, told, unmount } = await open();
  await choose('all:google_ads');
  await press('Let the access expire');
  await told('2 accounts can no longer be read');
  expect(container.textContent).toContain('Openloft (access expired)');
  expect(
    [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Let the access expire',
    )?.disabled,
  ).toBe(true);
  await press('Reconnect');
  await told('2 accounts can be read again');

  expect(calls).toEqual([
    { name: 'expireAccess', options: { body: { integration_ids: ['g2', 'g1'] } } },
    { name: 'reconnectIntegration', options: { params: { id: 'g2' } } },
    { name: 'reconnectIntegration', options: { params: { id: 'g1' } } },
  ]);
  expect(container.textContent).not.toContain('Reconnect ');
  await unmount();
});

test('days are restated by what is typed, and taken back', async () => {
  const { press, calls, type, told, unmount } = await open();
  await press('Restate these days');
  await told('One account revised 2026-02-27 to 2026-03-01.');
  await press('Take the revision back');
  await told('revised the same days back');
  await type('Last full days', '7');
  await type('Change in %', '+12.5 %');
  await press('Restate these days');
  await told('One account revised');

  expect(calls.map(({ options }) => Object(options).body)).toEqual([
    { integration_ids: ['g1'], days: 3, factor: 0.92 },
    { integration_ids: ['g1'], days: 3, factor: 1 / 0.92 },
    { integration_ids: ['g1'], days: 7, factor: 1.125 },
  ]);
  await unmount();
});

test('what is typed wrongly is reported and not sent', async () => {
  const { press, calls, type, told, unmount } = await open();
  for (const [days, change] of [
    ['0', '-8'],
    ['2.5', '-8'],
    ['91', '-8'],
    ['', '-8'],
    ['3', '-91'],
    ['3', 'less'],
    ['3', ''],
  ] as const) {
    await type('Last full days', days);
    await type('Change in %', change);
    await press('Restate these days');
    await told('Type 1 to 90 days, and a change from -90 to 900 percent.');
  }
  expect(calls).toEqual([]);
  await unmount();
});

test('a refusal is reported in its own words, and a visitor is asked to sign in', async () => {
  const { press, told, unmount } = await open(['expireAccess']);
  await press('Let the access expire');
  await told('Your role does not allow this.');
  await unmount();
  const visitor = await openDemoPart(<SourcesPart />);

  expect(visitor.container.textContent).toContain('Sign in to the demo as its admin or manager');
  expect(visitor.call).not.toHaveBeenCalled();
  await visitor.unmount();
});
