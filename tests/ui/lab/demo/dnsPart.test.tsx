/** @vitest-environment happy-dom */
import { expect, test } from 'vitest';
import type { Role } from '#domain/access/role.ts';
import type { Feature } from '#domain/plans/planFeatures.ts';
import { act } from '#tests/support/act.ts';
import { until } from '#tests/support/until.ts';
import { DnsPart } from '#ui/lab/demo/DnsPart.tsx';
import { openDemoPart } from './openDemoPart.tsx';

const sessionEnds = '2026-05-01T00:00:00.000Z';

const opened = (role: Role, features: readonly Feature[]) =>
  openDemoPart(<DnsPart />, { sessionEnds, role, features, call: async () => ({ domain: null }) });

test('the zone of a domain is read for an admin whose plan has domains, and for nobody else', async () => {
  for (const part of [await opened('manager', ['white_label_full']), await opened('admin', [])]) {
    expect(part.container.textContent).toContain('Sign in as an admin on Enterprise to edit it.');
    expect(part.call.mock.calls).toEqual([]);
    await part.unmount();
  }
  const part = await opened('admin', ['white_label_full']);
  await until(() => expect(part.container.textContent).toContain('No domain is requested.'));
  expect(part.call.mock.calls).toEqual([['readDomain']]);
  await part.unmount();
});

const domain = {
  domain: 'reports.berth.example',
  readable: null,
  status: 'requested',
  requested_at: sessionEnds,
  checked_at: null,
  records: [
    { type: 'CNAME', name: 'reports', value: 'portals.agencylens.example' },
    { type: 'TXT', name: '_agencylens.reports', value: 'agencylens-verify=one' },
  ],
  dns: { cname: null, txt: null, caa: null },
  in_force: true,
};

test('records are typed or taken from a set, sent whole, and shown as the backend has them', async () => {
  const part = await openDemoPart(<DnsPart />, {
    sessionEnds,
    role: 'admin',
    features: ['white_label_full'],
    call: async (name, options) =>
      name === 'readDomain' ? { domain } : { domain: { ...domain, dns: Object(options).body } },
  });
  const values = () => [...part.container.querySelectorAll('input')].map(({ value }) => value);
  const press = async (label: string) => {
    const found = [...part.container.querySelectorAll('button')].find((one) => one.textContent === label);
    await act(() => found?.click());
  };
  await until(() => expect(part.container.textContent).toContain('Zone of reports.berth.example'));
  expect(values()).toEqual(['', '', '']);

  await press('Right records');
  await until(() => expect(part.container.textContent).toContain('The next check finds them.'));
  expect(values()).toEqual(['portals.agencylens.example', 'agencylens-verify=one', '']);

  const [, txt] = part.container.querySelectorAll('input');
  await act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      txt,
      'agencylens-verify=two',
    );
    txt?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Set the records');
  await until(() => expect(part.call.mock.calls).toHaveLength(3));
  expect(part.call.mock.calls.slice(1)).toEqual([
    [
      'setDemoDns',
      { body: { cname: 'portals.agencylens.example', txt: 'agencylens-verify=one', caa: null } },
    ],
    [
      'setDemoDns',
      { body: { cname: 'portals.agencylens.example', txt: 'agencylens-verify=two', caa: null } },
    ],
  ]);
  await until(() => expect(values()[1]).toBe('agencylens-verify=two'));
  await part.unmount();
});
