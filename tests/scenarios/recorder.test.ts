/** @vitest-environment happy-dom */
/** Tests recording by hand: the real app, browser events, and the resulting script. */
import { describe, expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import { decodeScript, encodeScript } from '#scenarios/shareCode.ts';
import { button, field } from '#scenarios/targets.ts';
import { chooseFile, dragTo, labelled, pressWithMouse, seen, strike, write } from './byHand.ts';
import { act, blank, record, replayed } from './recordStage.ts';

const deedsOf = (steps: readonly Step[]): readonly Step[] => steps.filter((step) => !('expect' in step));

const signUp: readonly Step[] = [
  { go: '/register' },
  { fill: field('First name'), with: 'Otto' },
  { fill: field('Last name'), with: 'Lang' },
  { fill: field('Email'), with: 'otto@langwerk.example' },
  { fill: field('Company name'), with: 'Langwerk' },
  { fill: field('Password'), with: '{demo password 2}' },
  { fill: field('Confirm password'), with: '{demo password 3}' },
  { click: { role: 'checkbox', name: 'I accept the terms', part: true } },
  { click: button('Create account') },
  { fill: field('Confirm password'), with: '{demo password 2}' },
  { press: 'Enter', on: field('Confirm password') },
  { wait: 2_000 },
];

const checkout: readonly Step[] = [
  { go: '/pricing' },
  { click: { role: 'link', name: 'Get Started with Pro' } },
  { fill: field('Name on card'), with: 'Nora Berg' },
  { fill: field('Card number'), with: '{demo card number}' },
  { fill: field('Expires'), with: '{demo card date}' },
  { fill: field('Security code'), with: '{demo card code}' },
  { click: button('Complete demo checkout') },
  { wait: 1_000 },
  { press: 'Escape', on: button('Create your account') },
  { role: 'admin' },
];

const reckoning: readonly Step[] = [
  { role: 'client' },
  { go: '/roi-calculator' },
  { press: 'End', on: { role: 'slider', name: 'Monthly revenue' } },
  { fill: { role: 'spinbutton', name: 'Monthly revenue' }, with: '240000' },
  { fill: field('Save these inputs as'), with: 'Next year' },
  { press: 'Enter', on: field('Save these inputs as') },
  { click: button('Rename Next year') },
  { fill: field('New name'), with: 'Twenty clients' },
  { press: 'Enter', on: field('New name') },
  { click: button('Remove Twenty clients') },
  { click: button('Undo') },
];

const clients: readonly Step[] = [
  { role: 'admin' },
  { go: '/clients' },
  { fill: field('Search clients'), with: 'pilot' },
  { click: button('More for Stackpilot') },
  { click: { role: 'menuitem', name: 'Archive' } },
  { click: { role: 'radio', name: 'Archived 4' } },
  { click: button('More for Stackpilot') },
  { click: { role: 'menuitem', name: 'Restore' } },
  { click: button('Add client') },
  { press: 'Escape', on: field('Name') },
  { go: '/integrations' },
  { select: field('Kind of platform'), option: 'Advertising' },
];

describe('recording by hand', () => {
  test('a sign-up: typing is merged, secrets are references, the two seconds are waited for', async () => {
    const { recorder, head, close } = await record();
    await recorder.add({ go: '/register' });
    await act(recorder, [
      () => write(labelled('First name'), 'Otto'),
      () => pressWithMouse(seen('h1')),
      () => write(labelled('Last name'), 'Lang'),
      () => write(labelled('Email'), 'otto@langwerk.example'),
      () => write(labelled('Company name'), 'Langwerk'),
      () => write(labelled('Password'), 'my own secret'),
      () => write(labelled('Confirm password'), 'my own sceret'),
      () => pressWithMouse(seen('input[type="checkbox"]')),
      () => pressWithMouse(seen('button', 'Create account')),
      () => write(labelled('Confirm password'), 'my own secret'),
      () => strike(labelled('Confirm password'), 'Enter'),
    ]);
    for (let seconds = 0; seconds < 4; seconds += 1) await recorder.tick();
    const { steps, notice, changes } = recorder.get();
    const end = await head();
    close();

    expect(notice).toEqual(null);
    expect(changes.slice(0, 2)).toEqual([
      { url: '/dashboard' },
      { visible: { role: 'heading', name: 'Good morning, Otto' } },
    ]);
    expect(deedsOf(steps)).toEqual(signUp);
    expect(await replayed(steps)).toEqual(end);
  });

  test('a checkout: what is typed of a card is no part of it, a key gives the dialog up, a demo sign-in is one step', async () => {
    const { recorder, head, close } = await record();
    await recorder.add({ go: '/pricing' });
    await act(recorder, [
      () => pressWithMouse(seen('a', 'Get Started with Pro')),
      () => write(labelled('Name on card'), 'Nora Berg'),
      () => write(labelled('Card number'), '5500 0000 0000 0004'),
      () => write(labelled('Expires'), '11/31'),
      () => write(labelled('Security code'), '987'),
      () => pressWithMouse(seen('button', 'Complete demo checkout')),
    ]);
    for (let seconds = 0; seconds < 4; seconds += 1) await recorder.tick();
    await act(recorder, [
      () => strike(seen('[role="alertdialog"] button'), 'Escape'),
      () => strike(document.body, 'Escape'),
    ]);
    await recorder.add({ go: '/login' });
    await act(recorder, [
      () => pressWithMouse(seen('button', 'Admin')),
      () => pressWithMouse(seen('button', 'Sign in')),
    ]);
    const { steps, notice } = recorder.get();
    const end = await head();
    close();

    expect(notice).toEqual(null);
    expect(deedsOf(steps)).toEqual(checkout);
    expect(await replayed(steps)).toEqual(end);
  });

  test('the ROI calculator: sliders, numbers, Enter, a removal and its way back', async () => {
    const { recorder, head, close } = await record();
    await recorder.add({ role: 'client' });
    await recorder.add({ go: '/roi-calculator' });
    await act(recorder, [
      () => strike(seen('[role="slider"]'), 'End'),
      () => write(labelled('Monthly revenue'), '240000'),
      () => write(labelled('Save these inputs as'), 'Next year'),
      () => strike(labelled('Save these inputs as'), 'Enter'),
      () => pressWithMouse(seen('button[aria-label="Rename Next year"], button', 'Rename')),
      () => strike(labelled('New name'), 'ArrowLeft'),
      () => write(labelled('New name'), 'Twenty'),
      () => write(labelled('New name'), ' clients', false),
      () => strike(labelled('New name'), 'Enter'),
      () => pressWithMouse(seen('button', 'Remove')),
      () => strike(seen('button', 'Undo'), 'Enter'),
    ]);
    const { steps, notice, changes } = recorder.get();
    const end = await head();
    close();

    expect(notice).toEqual(null);
    expect(deedsOf(steps)).toEqual(reckoning);
    expect(changes[0]).toEqual({ log: ['RoiScenarioRestored'] });
    expect(await replayed(steps)).toEqual(end);
  });

  test('a slider that is dragged: what its number field then says', async () => {
    const { recorder, head, close } = await record();
    await recorder.add({ role: 'client' });
    await recorder.add({ go: '/roi-calculator' });
    const before = labelled('Monthly revenue').value;
    await act(recorder, [() => dragTo(seen('.ant-slider'), 0.5)]);
    const { steps, notice } = recorder.get();
    const after = labelled('Monthly revenue').value;
    const end = await head();
    close();

    expect([notice, after === before]).toEqual([null, false]);
    expect(deedsOf(steps).slice(2)).toEqual([
      { fill: { role: 'spinbutton', name: 'Monthly revenue' }, with: after },
    ]);
    expect(await replayed(steps)).toEqual(end);
  });

  test('what is noise is dropped: presses on nothing, labels, keys without use, what is done while it is paused', async () => {
    const { recorder, head, close } = await record();
    await recorder.add({ role: 'admin' });
    await recorder.add({ go: '/clients' });
    await act(recorder, [
      () => pressWithMouse(seen('h1')),
      () => write(seen('input[aria-label="Search clients"]') as HTMLInputElement, 'pilot'),
      () => strike(seen('input[aria-label="Search clients"]'), 'ArrowLeft'),
      () => pressWithMouse(seen('[aria-label="More for Stackpilot"]')),
      () => pressWithMouse(seen('[role="menuitem"]', 'Archive')),
      () => pressWithMouse(seen('label', 'Archived 4')),
      () => pressWithMouse(seen('[aria-label="More for Stackpilot"]')),
      () => pressWithMouse(seen('[role="menuitem"]', 'Restore')),
      () => recorder.pause(true),
      () => pressWithMouse(seen('label', 'Active 22')),
      () => recorder.pause(false),
      () => pressWithMouse(seen('button', 'Add client')),
      () => strike(labelled('Name'), 'Tab'),
      () => strike(labelled('Name'), 'Escape'),
    ]);
    await recorder.add({ go: '/integrations' });
    await act(recorder, [() => pressWithMouse(seen('input[aria-label="Kind of platform"]'))]);
    await expect.poll(() => document.querySelectorAll('[role="option"]').length).toBeGreaterThan(0);
    await act(recorder, [() => pressWithMouse(seen('[role="option"]', 'Advertising'))]);
    const { steps, notice, changes } = recorder.get();
    const end = await head();
    close();

    expect(notice).toEqual(null);
    expect(changes).toEqual([
      { url: '/integrations?category=advertising' },
      ...[
        'Microsoft Ads',
        'Apple Search Ads',
        'Amazon Ads',
        'Walmart Connect',
        'LinkedIn Ads',
        'Pinterest Ads',
        'X Ads',
        'Reddit Ads',
        'Quora Ads',
        'Spotify Ads',
      ].map((name) => ({ visible: { role: 'heading', name } })),
    ]);
    expect(deedsOf(steps)).toEqual(clients);
    expect(await replayed(steps)).toEqual(end);
  });

  test('what is offered as an expectation holds when it is run', async () => {
    const { recorder, head, close } = await record();
    const expectOffered = async (count: number): Promise<void> => {
      for (const one of recorder.get().changes.slice(0, count)) await recorder.add({ expect: one });
    };
    await recorder.add({ role: 'admin' });
    await recorder.add({ go: '/clients' });
    await expectOffered(3);
    await act(recorder, [
      () => write(seen('input[aria-label="Search clients"]') as HTMLInputElement, 'Stackpilot'),
      () => pressWithMouse(seen('[aria-label="More for Stackpilot"]')),
      () => pressWithMouse(seen('[role="menuitem"]', 'Archive')),
    ]);
    await recorder.add({ caption: 'Gone, but not for good.' });
    await expectOffered(20);
    const { steps, notice } = recorder.get();
    const end = await head();
    close();

    expect(notice).toEqual(null);
    expect(steps).toEqual([
      { role: 'admin' },
      { expect: { url: '/dashboard' } },
      { go: '/clients' },
      { expect: { url: '/clients' } },
      { expect: { visible: { role: 'heading', name: 'Clients' } } },
      { expect: { visible: { role: 'heading', name: 'Risk and monthly fee' } } },
      { fill: field('Search clients'), with: 'Stackpilot' },
      { expect: { url: '/clients?q=Stackpilot' } },
      { click: button('More for Stackpilot') },
      { expect: { attribute: 'expanded', of: button('More for Stackpilot'), is: true } },
      { click: { role: 'menuitem', name: 'Archive' } },
      { expect: { text: 'Archived Stackpilot.', in: { role: 'main' } } },
      { caption: 'Gone, but not for good.' },
      { expect: { log: ['ClientArchived'] } },
      { expect: { visible: { role: 'heading', name: 'No client matches “Stackpilot”' } } },
      { expect: { text: '21 active, 4 archived.', in: { role: 'main' } } },
      { expect: { text: 'Archived Stackpilot.', in: { role: 'main' } } },
      { expect: { text: 'Search covers names, domains and industries.', in: { role: 'main' } } },
      {
        expect: {
          text: '1 of 21 clients has a health below 40. It pays $4,900 of $77,300 a month, 6.34%.',
          in: { role: 'figure', name: 'Risk and monthly fee' },
        },
      },
      { expect: { requests: 1, of: 'DELETE /api/clients/stackpilot' } },
    ]);
    expect(await replayed(steps)).toEqual(end);
  });

  test('going back is opening a page, a step is taken back in a new world, and nobody is led out of the app', async () => {
    const { recorder, head, close } = await record();
    const before = history.length;
    await recorder.add({ go: '/features' });
    const entries = history.length - before;
    await act(recorder, [
      () => pressWithMouse(seen('a', 'Pricing')),
      () => {
        history.replaceState(null, '', '/features');
        window.dispatchEvent(new Event('popstate'));
      },
      () => pressWithMouse(seen('a', 'About')),
    ]);
    await recorder.undo();
    const { steps } = recorder.get();
    const end = await head();
    const outside = Object.assign(document.createElement('a'), { href: 'https://a-host.example/' });
    outside.textContent = 'Elsewhere';
    document.body.append(outside);
    await act(recorder, [() => pressWithMouse(outside)]);
    const { notice, steps: after } = recorder.get();
    close();

    expect([deedsOf(steps), entries]).toEqual([
      [
        { go: '/features' },
        { click: { role: 'link', name: 'Pricing', within: { role: 'navigation', name: 'Main' } } },
        { go: '/features' },
      ],
      1,
    ]);
    expect([after, notice]).toEqual([steps, 'This leads out of the app, so it was not followed.']);
    expect(await replayed(steps)).toEqual(end);
  });

  test('a chosen file is a step with its content; one that is too large is reported and not chosen', async () => {
    const { recorder, head, close } = await record();
    await recorder.add({ role: 'admin' });
    await recorder.add({ go: '/lab/log/files' });
    await recorder.add({ expect: { visible: field('Exported log') } });
    const files = seen('input[type="file"]') as HTMLInputElement;
    await act(recorder, [
      () => pressWithMouse(files),
      () => chooseFile(files, new File(['{"format":"nothing"}\n'], 'notes.ndjson')),
      () =>
        chooseFile(files, new File([new Uint8Array([0xff, 0xfe, 0x00])], 'seal.png', { type: 'image/png' })),
    ]);
    const { steps, notice } = recorder.get();
    const end = await head();
    await act(recorder, [() => chooseFile(files, new File(['x'.repeat(64_001)], 'long.ndjson'))]);
    const { notice: tooLong, steps: still } = recorder.get();
    const left = files.value;
    close();

    expect(notice).toEqual(null);
    expect(deedsOf(steps).slice(2)).toEqual([
      { upload: field('Exported log'), file: { name: 'notes.ndjson', text: '{"format":"nothing"}\n' } },
      { upload: field('Exported log'), file: { name: 'seal.png', type: 'image/png', base64: '//4A' } },
    ]);
    expect([tooLong, still, left]).toEqual([
      'long.ndjson has more than 64 kB, the most that a script carries: it was not chosen.',
      steps,
      '',
    ]);
    expect(await replayed(steps)).toEqual(end);
  });

  test('a link pressed with Ctrl opens a further page, whose steps come after its name, and the pages are switched', async () => {
    const { recorder, head, close } = await record();
    await recorder.add({ go: '/features' });
    const options = { bubbles: true, cancelable: true, ctrlKey: true };
    await act(recorder, [() => seen('a', 'Pricing').dispatchEvent(new MouseEvent('click', options))]);
    const second = recorder.stage().document();
    const link = [...second.querySelectorAll<HTMLElement>('a')].find(
      ({ textContent }) => textContent === 'Features',
    );
    await act(recorder, [
      () => link && pressWithMouse(link),
      () => void recorder.add({ tab: 'first' }),
      () => pressWithMouse(seen('a', 'About')),
      () => void recorder.add({ close: 'second' }),
    ]);
    const { steps, notice } = recorder.get();
    const end = await head();
    close();

    expect([second === document, notice]).toEqual([false, null]);
    expect(deedsOf(steps)).toEqual([
      { go: '/features' },
      { tab: 'second' },
      { go: '/pricing' },
      { click: { role: 'link', name: 'Features', within: { role: 'navigation', name: 'Main' } } },
      { tab: 'first' },
      { click: { role: 'link', name: 'About' } },
      { close: 'second' },
    ]);
    expect(await replayed(steps)).toEqual(end);
  });

  test('a hover is a step once it shows a hint; one that is left at once is none', async () => {
    const { recorder, head, close } = await record();
    await recorder.add({ role: 'admin' });
    const search = seen('[data-hint^="Search pages"]');
    const pointAt = (element: Element) => () =>
      element.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    await act(recorder, [pointAt(search), pointAt(document.body), pointAt(search)]);
    await expect.poll(() => deedsOf(recorder.get().steps).length).toBe(2);
    await recorder.rest();
    const { steps, notice } = recorder.get();
    const end = await head();
    close();

    expect(notice).toBeNull();
    expect(steps.slice(-2)).toEqual([
      { hover: button('Search') },
      { expect: { text: 'Search pages, clients and actions (Ctrl + K)', in: { role: 'tooltip' } } },
    ]);
    expect(await replayed(steps)).toEqual(end);
  });

  test('a recording goes on where it was left', async () => {
    const begun: readonly Step[] = [
      { go: '/pricing' },
      { click: { role: 'radio', name: 'Yearly', part: true } },
    ];
    const { recorder, head, close } = await record({ ...blank, steps: begun });
    await act(recorder, [() => pressWithMouse(seen('a', 'Get Started with Pro'))]);
    const { steps, changes } = recorder.get();
    const end = await head();
    close();

    expect(steps).toEqual([
      ...begun,
      { click: { role: 'link', name: 'Get Started with Pro' } },
      { expect: { url: '/checkout?plan=pro&billing=yearly' } },
    ]);
    expect(changes[0]).toEqual({ url: '/checkout?plan=pro&billing=yearly' });
    expect(await replayed(steps)).toEqual(end);
  });

  test('what could not be done of a script is kept after what is recorded instead', async () => {
    const broken: readonly Step[] = [
      { go: '/features' },
      { clock: blank.start },
      { expect: { url: '/pricing' } },
    ];
    const { recorder, head, close } = await record({ ...blank, steps: broken });
    const { notice } = recorder.get();
    await act(recorder, [() => pressWithMouse(seen('a', 'Pricing'))]);
    const { steps, left } = recorder.get();
    const end = await head();
    close();

    expect(notice).toEqual(
      'Step 2 cannot be done: the clock cannot go back to 2026-03-02T09:00:00Z. What you do now comes before it.',
    );
    expect([deedsOf(steps).length, steps[0], left]).toEqual([2, broken[0], broken.slice(1)]);
    expect(await replayed(steps)).toEqual(end);
  });

  test('forty recorded steps of four journeys fit into a link of less than a kilobyte', async () => {
    const steps = [...signUp, ...checkout, ...reckoning, ...clients].slice(0, 40);
    const code = await encodeScript({ ...blank, title: 'Recorded by hand', steps });

    expect(steps.length).toEqual(40);
    expect(`https://a-host-of-its-own.example/demo/lab/scenarios#run=${code}`.length).toBeLessThan(1_000);
    expect(await decodeScript(code)).toEqual({
      ok: true,
      script: { ...blank, title: 'Recorded by hand', steps },
    });
  });
});
