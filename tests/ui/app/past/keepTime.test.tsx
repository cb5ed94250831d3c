// @vitest-environment happy-dom

import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { asOfIn, withAsOf } from '#domain/pastView.ts';
import { act } from '#tests/support/act.ts';
import { KeepTime } from '#ui/app/past/KeepTime.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const Page = ({ to }: { to: string }) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{pathname + search}</p>
      <Link to="/clients?search=a#top">Clients</Link>
      <button type="button" onClick={() => navigate(to)}>
        Go
      </button>
    </>
  );
};

const services = {
  world: createVirtualWorld({ start: Date.parse('2026-11-21T09:00:00.000Z') }),
} as unknown as AppServices;

const open = async (from: string, to: string) => {
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(() =>
    root.render(
      <ServicesContext value={services}>
        <MemoryRouter initialEntries={[from]}>
          <KeepTime>
            <Page to={to} />
          </KeepTime>
        </MemoryRouter>
      </ServicesContext>,
    ),
  );
  const href = page.querySelector('a')?.getAttribute('href');
  await act(() => page.querySelector('button')?.click());
  return { href, address: page.querySelector('p')?.textContent };
};

describe('the past in the address', () => {
  test('is kept by links and by steps inside the app', async () => {
    expect(await open('/dashboard?as_of=312', '/billing?x=1')).toEqual({
      href: '/clients?search=a&as_of=312#top',
      address: '/billing?x=1&as_of=312',
    });
  });

  test('gives way to another position, and to now', async () => {
    expect((await open('/dashboard?as_of=312', '/billing?as_of=7')).address).toBe('/billing?as_of=7');
    expect((await open('/dashboard?as_of=312', '/billing?as_of=')).address).toBe('/billing');
  });

  test('of a moment is kept as it is written, one to come is none', async () => {
    expect((await open('/dashboard?as_of=2026-11-03T14:20Z', '/billing')).address).toBe(
      '/billing?as_of=2026-11-03T14%3A20Z',
    );
    expect((await open('/dashboard?as_of=2026-11-22', '/billing')).address).toBe('/billing');
  });

  test('is not put into an address of the present', async () => {
    expect(await open('/dashboard', '/billing?x=1')).toEqual({
      href: '/clients?search=a#top',
      address: '/billing?x=1',
    });
  });

  test('is a position, and nothing else', () => {
    const texts = ['?as_of=0', '?as_of=312', '?as_of=-1', '?as_of=1.5', '?as_of=x', '?as_of=', ''];
    expect(texts.map((text) => asOfIn(text))).toEqual([0, 312, null, null, null, null, null]);
    expect(withAsOf('?a=1', 3)).toBe('?a=1&as_of=3');
  });
});
