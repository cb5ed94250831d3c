// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { asOfIn, withAsOf } from '#domain/pastView.ts';
import { KeepTime } from '#ui/app/past/KeepTime.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

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

const open = (from: string, to: string) => {
  const page = document.createElement('div');
  const root = createRoot(page);
  act(() =>
    root.render(
      <MemoryRouter initialEntries={[from]}>
        <KeepTime>
          <Page to={to} />
        </KeepTime>
      </MemoryRouter>,
    ),
  );
  const href = page.querySelector('a')?.getAttribute('href');
  act(() => page.querySelector('button')?.click());
  return { href, address: page.querySelector('p')?.textContent };
};

describe('the past in the address', () => {
  test('is kept by links and by steps inside the app', () => {
    expect(open('/dashboard?as_of=312', '/billing?x=1')).toEqual({
      href: '/clients?search=a&as_of=312#top',
      address: '/billing?x=1&as_of=312',
    });
  });

  test('gives way to another position, and to now', () => {
    expect(open('/dashboard?as_of=312', '/billing?as_of=7').address).toBe('/billing?as_of=7');
    expect(open('/dashboard?as_of=312', '/billing?as_of=').address).toBe('/billing');
  });

  test('is not put into an address of the present', () => {
    expect(open('/dashboard', '/billing?x=1')).toEqual({
      href: '/clients?search=a#top',
      address: '/billing?x=1',
    });
  });

  test('is a position, and nothing else', () => {
    const texts = ['?as_of=0', '?as_of=312', '?as_of=-1', '?as_of=1.5', '?as_of=x', '?as_of=', ''];
    expect(texts.map(asOfIn)).toEqual([0, 312, null, null, null, null, null]);
    expect(withAsOf('?a=1', 3)).toBe('?a=1&as_of=3');
  });
});
