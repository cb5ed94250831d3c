/** @vitest-environment happy-dom */
/** Tests that automatically recorded checks hold in the real app. `recordChecks.test.ts` tests their content. */
import { describe, expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import { button, field } from '#scenarios/targets.ts';
import { labelled, pressWithMouse, seen, strikeChord, write } from './byHand.ts';
import { act, record, replayed } from './recordStage.ts';

const ofRow = (name: string) => ({ role: 'row', name, part: true });

const since = (steps: readonly Step[], step: Step): readonly Step[] =>
  steps.slice(steps.findIndex((one) => JSON.stringify(one) === JSON.stringify(step)) + 1);

describe('a recording expects by itself', () => {
  test('the address that a press leads to, but not the one that was asked for', async () => {
    const { recorder, head, close } = await record();
    await recorder.add({ go: '/features' });
    await act(recorder, [() => pressWithMouse(seen('a', 'Pricing'))]);
    const { steps } = recorder.get();
    const end = await head();
    close();

    expect(steps).toEqual([
      { go: '/features' },
      { click: { role: 'link', name: 'Pricing', within: { role: 'navigation', name: 'Main' } } },
      { expect: { url: '/pricing' } },
    ]);
    expect(await replayed(steps)).toEqual(end);
  });

  test('the address after a demo sign-in, which is one step, and of a change its notice and its row', async () => {
    const { recorder, head, close } = await record();
    await recorder.add({ go: '/login' });
    await act(recorder, [
      () => pressWithMouse(seen('button', 'Manager')),
      () => pressWithMouse(seen('button', 'Sign in')),
    ]);
    expect(recorder.get().steps).toEqual([{ role: 'manager' }, { expect: { url: '/dashboard' } }]);
    await recorder.add({ go: '/clients' });
    await act(recorder, [
      () => write(seen('input[aria-label="Search clients"]') as HTMLInputElement, 'pilot'),
      () => pressWithMouse(seen('button', 'Add client')),
      () => write(labelled('Name'), 'Pilot B'),
      () => write(labelled('Domain'), 'b.io'),
      () => write(labelled('Industry'), 'Art'),
      () => pressWithMouse(seen('[role="dialog"] button[type="submit"]')),
      () => pressWithMouse(seen('button[aria-label="More for Pilot B"]')),
      () => pressWithMouse(seen('[role="menuitem"]', 'Archive')),
    ]);
    const { steps, notice } = recorder.get();
    const end = await head();
    close();

    expect(notice).toEqual(null);
    expect(since(steps, { fill: field('Search clients'), with: 'pilot' })).toEqual([
      { expect: { url: '/clients?q=pilot' } },
      { click: button('Add client') },
      { fill: field('Name'), with: 'Pilot B' },
      { fill: field('Domain'), with: 'b.io' },
      { fill: field('Industry'), with: 'Art' },
      { click: button('Add client', { within: { role: 'dialog', name: 'Add a client' } }) },
      { expect: { text: 'Added Pilot B.', in: { role: 'main' } } },
      { expect: { visible: ofRow('Pilot B') } },
      { click: button('More for Pilot B') },
      { expect: { attribute: 'expanded', of: button('More for Pilot B'), is: true } },
      { click: { role: 'menuitem', name: 'Archive' } },
      { expect: { text: 'Archived Pilot B.', in: { role: 'main' } } },
    ]);
    expect(await replayed(steps)).toEqual(end);
  });

  test('the theme that is chosen, each time it is another one', async () => {
    const { recorder, head, close } = await record();
    await recorder.add({ go: '/features' });
    const theme = () => seen('button[aria-label^="Theme: "]');
    await act(recorder, [
      () => pressWithMouse(theme()),
      () => pressWithMouse(theme()),
      () => pressWithMouse(theme()),
    ]);
    const { steps, notice } = recorder.get();
    const end = await head();
    close();
    const chosen = (before: string, after: string, is: string | null): readonly Step[] => [
      { click: button(`Theme: ${before}`) },
      { expect: { stored: 'agencylens.theme', is } },
      { expect: { visible: button(`Theme: ${after}`) } },
    ];

    expect(notice).toBe(null);
    expect(steps).toEqual([
      { go: '/features' },
      ...chosen('as the system', 'light', 'light'),
      ...chosen('light', 'dark', 'dark'),
      ...chosen('dark', 'as the system', null),
    ]);
    expect(await replayed(steps)).toEqual(end);
  });

  test('what a key of the whole app opens, and the list of keys', async () => {
    const { recorder, head, close } = await record();
    await recorder.add({ role: 'manager' });
    await act(recorder, [() => strikeChord('Control+k')]);
    await act(recorder, [() => strikeChord('Escape')]);
    await act(recorder, [() => strikeChord('?')]);
    const { steps, notice } = recorder.get();
    const end = await head();
    close();

    expect(notice).toBe(null);
    expect(steps.filter((step) => 'press' in step).map((step) => 'press' in step && step.press)).toEqual([
      'Control+k',
      'Escape',
      '?',
    ]);
    expect(await replayed(steps)).toEqual(end);
  });

  test('no more of a step that is taken back', async () => {
    const { recorder, close } = await record();
    await recorder.add({ go: '/features' });
    await act(recorder, [() => pressWithMouse(seen('a', 'Pricing'))]);
    await recorder.undo();
    const { steps } = recorder.get();
    close();

    expect(steps).toEqual([{ go: '/features' }]);
  });

  test('what no words find alone is recorded by its place, and that is said at once', async () => {
    const { recorder, close } = await record();
    await recorder.add({ go: '/features' });
    const places = ['first', 'second'].map(() => {
      const made = document.createElement('button');
      made.type = 'button';
      made.textContent = 'Twin';
      document.querySelector('main')?.append(made);
      return made;
    });
    await act(recorder, [() => places[1]?.click()]);
    const { steps, notice } = recorder.get();
    close();

    expect(steps.at(-1)).toEqual({ click: button('Twin', { nth: 1 }) });
    expect(notice).toEqual(
      'There are several like button “Twin” number 2. It is recorded by its place among them: when their order changes, another one is meant.',
    );
  });

  test('a press that has no name is taken back when something came of it', async () => {
    const { recorder, close } = await record();
    await recorder.add({ go: '/features' });
    const place = Object.assign(document.createElement('div'), { textContent: 'Somewhere' });
    place.addEventListener('click', () => recorder.stage().send('auth', [{ type: 'session.expire' }]));
    document.querySelector('main')?.append(place);
    await act(recorder, [() => pressWithMouse(place)]);
    const { steps, notice } = recorder.get();
    close();

    expect(steps).toEqual([{ go: '/features' }]);
    expect(place.isConnected).toBe(false);
    expect(notice).toContain('so it was taken back');
  });
});
