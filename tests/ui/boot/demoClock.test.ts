/** Tests that the demo clock's offset survives the page and is shared by all tabs. */
import { expect, test } from 'vitest';
import { demoClockOf } from '#ui/boot/demoClockOf.ts';
import { storedLead } from '#ui/boot/storedLead.ts';
import { createLiveClock } from '#world/liveClock.ts';

const hour = 3_600_000;

const browser = (entries: readonly (readonly [string, string])[] = []) => {
  const kept = new Map(entries);
  const pages = new Set<EventTarget>();
  const openTab = () => {
    const page = new EventTarget();
    pages.add(page);
    const find = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        kept.set(key, value);
        for (const other of pages) if (other !== page) other.dispatchEvent(new Event('storage'));
      },
    });
    const clock = createLiveClock(storedLead(find()));
    return { clock, demo: demoClockOf(clock, find, page), page };
  };
  return { kept, openTab };
};

test('a move is kept, heard in all tabs, and there for a page that is opened later', () => {
  const { kept, openTab } = browser();
  const [first, second] = [openTab(), openTab()];
  const heard: string[] = [];
  first.demo.subscribe((isOver) => heard.push(`first ${isOver ? 'arrived at ' : ''}${first.demo.ahead()}`));
  const leave = second.demo.subscribe(() => heard.push(`second ${second.demo.ahead()}`));

  expect([first.demo.advance(hour), second.demo.advance(hour)]).toEqual([true, true]);
  leave();
  first.demo.arrive();
  first.demo.advance(hour);
  expect(heard).toEqual([
    `second ${hour}`,
    `first ${hour}`,
    `first ${2 * hour}`,
    `second ${2 * hour}`,
    `first arrived at ${2 * hour}`,
    `first ${3 * hour}`,
  ]);
  expect([second.clock.ahead(), openTab().clock.ahead(), [...kept]]).toEqual([
    3 * hour,
    3 * hour,
    [['agencylens.ahead', String(3 * hour)]],
  ]);
});

test('a lead belongs to the database that holds the log: a new one begins at the real time', () => {
  const { kept, openTab } = browser([['agencylens.ahead', String(hour)]]);
  expect(openTab().clock.ahead()).toBe(hour);
  kept.set('agencylens.database', 'agencylens-log-0123456789ab');
  const fresh = openTab();
  expect(fresh.clock.ahead()).toBe(0);
  fresh.demo.advance(2 * hour);

  expect(kept.get('agencylens.ahead.agencylens-log-0123456789ab')).toBe(String(2 * hour));
  expect(kept.get('agencylens.ahead')).toBe(String(hour));
});

test('a page that was put aside follows when it is shown again, and never goes back', () => {
  const { kept, openTab } = browser();
  const { clock, page } = openTab();
  kept.set('agencylens.ahead', String(5 * hour));
  page.dispatchEvent(new Event('pageshow'));
  expect(clock.ahead()).toBe(5 * hour);
  kept.clear();
  page.dispatchEvent(new Event('storage'));

  expect(clock.ahead()).toBe(5 * hour);
});

test('what cannot be read is no lead, and nothing is moved where nothing can be kept', () => {
  for (const text of ['-1', 'soon', '1.5', 'Infinity', ''])
    expect(
      browser([['agencylens.ahead', text]])
        .openTab()
        .clock.ahead(),
    ).toBe(0);
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const clock = createLiveClock();
  const demo = demoClockOf(clock, forbidden, new EventTarget());

  expect([demo.advance(hour), clock.ahead()]).toEqual([false, 0]);
});

test('a clock has one for all who ask, which catches up with what another tab has done since the page began', () => {
  const { kept } = browser();
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: () => {} };
  const clock = createLiveClock();
  kept.set('agencylens.ahead', String(hour));
  const demo = demoClockOf(clock, () => store, new EventTarget());

  expect(demoClockOf(clock, () => store, new EventTarget())).toBe(demo);
  expect(clock.ahead()).toBe(hour);
});
