/** @vitest-environment happy-dom */
/** Tests the demo panel: advancing its clock and restarting the demo. */

import { afterEach, expect, test, vi } from 'vitest';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import { dayLength } from '#domain/inspection/clockLead.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { sessionKey } from '#machines/auth/sessionStorage.ts';
import { act } from '#tests/support/act.ts';
import { until } from '#tests/support/until.ts';
import { fullTime } from '#ui/content/dates.ts';
import { ClockPart } from '#ui/lab/demo/ClockPart.tsx';
import { OtherDemoControls, StartOverPart } from '#ui/lab/demo/DemoPanel.tsx';
import { useLab } from '#ui/lab/LabContext.ts';
import { useLoadedClock } from '#ui/services/useLoadedClock.ts';
import { openDemoPart } from './openDemoPart.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const Clock = () => {
  const { demoClock, world } = useLab().source;
  const clock = useLoadedClock(demoClock, world.trace);
  return clock && <ClockPart clock={clock} />;
};

const statusIn = ({ container }: { container: HTMLElement }) =>
  container.querySelector('[role=status], [role=alert]')?.textContent;

const later = (days: number) =>
  fullTime(new Date(Date.parse('2026-03-02T09:00:00Z') + days * dayLength).toISOString());

test('a week is gone through day by day, and it is shown what was recorded', async () => {
  const page = await openDemoPart(<Clock />, {
    sessionEnds: '2026-05-01T00:00:00.000Z',
    call: async () => page.record(3),
  });
  expect(page.container.textContent).toContain('the time of this computer');
  await page.press('Forward 1 week');
  await until(() =>
    expect(statusIn(page)).toBe(`The clock shows ${later(7)}. 21 events were recorded on the way.`),
  );

  expect(page.call.mock.calls).toEqual(Array.from({ length: 7 }, () => ['readWorkspace']));
  expect(page.storage.confirmClock).toHaveBeenCalledTimes(7);
  expect(page.container.textContent).toContain('7 days ahead of this computer');
  expect(page.container.textContent).not.toContain('Your session ends');
  await page.unmount();
});

test('an hour and a month are one press, and a session that ends on the way is reported before and after', async () => {
  const sessionEnds = '2026-04-01T09:00:00.000Z';
  const page = await openDemoPart(<Clock />, {
    sessionEnds,
    call: async () => {
      if (page.world.clock.now() >= Date.parse(sessionEnds))
        throw new ApiProblem(problemOf('sessionMissing'), 401);
    },
  });
  expect(page.container.textContent).toContain(`Your session ends at ${fullTime(sessionEnds)}.`);
  await page.press('Forward 1 hour');
  await until(() => expect(statusIn(page)).toContain('Nothing was due on the way.'));
  await page.press('Forward 1 month');
  await until(() => expect(statusIn(page)).toContain('Your session ended on the way, as sessions do.'));

  expect(new Date(page.world.clock.now()).toISOString()).toBe('2026-04-02T10:00:00.000Z');
  await page.unmount();
});

const type = (container: HTMLElement, text: string) =>
  act(async () => {
    const field = container.querySelector('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('a typed day is gone to, unless it is none of the next quarter', async () => {
  const page = await openDemoPart(<Clock />);
  for (const text of ['', '2026-03-02', '2026-06-03', '2026-02-30']) {
    await type(page.container, text);
    await page.press('Go to that day');
    expect(statusIn(page)).toBe('Type a day from 2026-03-03 to 2026-06-02.');
  }
  await type(page.container, ' 2026-03-12 ');
  await page.press('Go to that day');
  await until(() => expect(statusIn(page)).toBe(`The clock shows ${later(10)}. Nothing was due on the way.`));

  expect(page.call).not.toHaveBeenCalled();
  await page.unmount();
});

test('a move is stopped between two days', async () => {
  const waiting: (() => void)[] = [];
  const page = await openDemoPart(<Clock />, {
    sessionEnds: '2026-05-01T00:00:00.000Z',
    call: () => new Promise<void>((resolve) => waiting.push(resolve)),
  });
  await page.press('Forward 1 week');
  await until(() => expect(waiting).toHaveLength(1));
  await act(async () => waiting.shift()?.());
  await until(() => expect(page.container.querySelector('progress')?.value).toBe(1));
  expect(page.container.textContent).toContain('Day 1 of 7');
  await page.press('Stop');
  await act(async () => waiting.shift()?.());
  await until(() => expect(statusIn(page)).toContain(`The clock shows ${later(2)}.`));

  expect(page.demoClock.ahead()).toBe(2 * dayLength);
  await page.unmount();
});

test('what goes wrong is reported, and the clock is where it had come to', async () => {
  const failing = await openDemoPart(<Clock />, {
    sessionEnds: '2026-05-01T00:00:00.000Z',
    call: async () => {
      throw new ApiProblem(problemOf('storageUnavailable'), 503);
    },
  });
  await failing.press('Forward 1 day');
  await until(() => expect(statusIn(failing)).toContain('did not answer'));
  await failing.unmount();
  const unkept = await openDemoPart(<Clock />, { isKept: false });
  await unkept.press('Forward 1 day');
  await until(() => expect(statusIn(unkept)).toContain('Nothing was moved.'));

  expect([failing.demoClock.ahead(), unkept.demoClock.ahead()]).toEqual([dayLength, 0]);
  await unkept.unmount();
});

test('the demo is started over after a question, and the app opens where one signs in', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  localStorage.setItem(sessionKey, JSON.stringify({ userId: 'demoadmin', token: 'secret' }));
  const page = await openDemoPart(<StartOverPart />);
  await page.press('Start the demo over');
  await page.press('Leave it as it is');
  expect(page.storage.startOver).not.toHaveBeenCalled();
  page.storage.startOver.mockResolvedValueOnce({
    ok: false,
    fault: 'The browser’s storage refused: it is full',
  });
  await page.press('Start the demo over');
  await page.press('Start over now');
  await until(() => expect(statusIn(page)).toBe('The browser’s storage refused: it is full'));
  expect([assign.mock.calls.length, localStorage.getItem(sessionKey) === null]).toEqual([0, false]);
  await page.press('Start the demo over');
  await page.press('Start over now');
  await until(() => expect(assign.mock.calls).toEqual([['/demo-credentials']]));
  expect(localStorage.getItem(sessionKey)).toBeNull();
  await page.unmount();
});

test('the Lab’s other levers are a press away', async () => {
  const page = await openDemoPart(<OtherDemoControls />);
  await page.press('Export or import the log');

  expect([page.view.get().panel, page.view.get().rest]).toEqual(['log', 'files']);
  await page.unmount();
});
