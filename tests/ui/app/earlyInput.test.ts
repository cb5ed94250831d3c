/** @vitest-environment happy-dom */
import { describe, expect, test } from 'vitest';
import { replayEarlyInput } from '#ui/app/earlyInput.ts';
import { recordGestures } from '#ui/app/gestures.ts';
import { afterPaint } from '#world/afterPaint.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const { trace } = createVirtualWorld();

/** A page that has just woken up: it notes what it answers. */
const wakeUp = (html: string) => {
  document.body.innerHTML = html;
  const answered: string[] = [];
  const note = (event: Event): void => {
    event.preventDefault();
    answered.push(`${event.type} ${(event.target as HTMLElement).id}`);
  };
  for (const button of document.querySelectorAll('button[type="button"]'))
    button.addEventListener('click', note);
  for (const form of document.querySelectorAll('form')) form.addEventListener('submit', note);
  const press = (id: string) => document.getElementById(id)?.click();
  return { answered, press };
};

const replayed = (): Promise<void> => new Promise((resolve) => afterPaint(resolve));

const signInPage = (early: string) =>
  `<button type="button" id="demo" ${early}></button><form id="signIn"><button id="send"></button></form>`;

describe('what was pressed before the page was awake', () => {
  test('is answered before what is pressed after it', async () => {
    const { answered, press } = wakeUp(signInPage('data-early="1"'));
    replayEarlyInput(document.body, trace);
    press('send');
    const atOnce = [...answered];
    await replayed();
    press('send');

    expect([atOnce, answered]).toEqual([[], ['click demo', 'submit signIn', 'submit signIn']]);
  });

  test('holds up nothing where there is none', () => {
    const { answered, press } = wakeUp(signInPage(''));
    replayEarlyInput(document.body, trace);
    press('demo');
    press('send');

    expect(answered).toEqual(['click demo', 'submit signIn']);
  });

  test('is answered as often as it was pressed, but a form is sent once', async () => {
    const { answered, press } = wakeUp(signInPage('data-early="2"'));
    replayEarlyInput(document.body, trace);
    press('demo');
    press('send');
    press('send');
    await replayed();

    expect(answered).toEqual(['click demo', 'click demo', 'click demo', 'submit signIn']);
  });
});

test('what is pressed while earlier presses wait goes on in the gesture that it was', async () => {
  const stop = recordGestures(window, { trace });
  const { press } = wakeUp(
    '<button type="button" id="demo" data-early="1">Admin</button><form id="signIn"><button id="send">Sign in</button></form>',
  );
  document.querySelector('form')?.addEventListener('submit', () => {
    trace.record({ kind: 'note', name: 'submitting' });
  });
  replayEarlyInput(document.body, trace);
  press('send');
  await replayed();
  stop();

  const frames = trace.frames();
  expect(
    frames.map(({ kind, name, cause }) => [kind, name, frames.find(({ number }) => number === cause)?.name]),
  ).toEqual([
    ['gesture', '“Sign in” was pressed', undefined],
    ['gesture', '“Admin” was pressed', undefined],
    ['note', 'submitting', '“Sign in” was pressed'],
  ]);
});

describe('what was ticked before the page was awake', () => {
  test('is the choice among radio buttons that the program hears of', () => {
    document.body.innerHTML =
      '<input type="radio" name="cycle" id="monthly" checked><input type="radio" name="cycle" id="yearly">';
    const heard: string[] = [];
    for (const radio of document.querySelectorAll('input')) {
      radio.addEventListener('click', () => heard.push(radio.id));
    }
    const [monthly, yearly] = document.querySelectorAll('input');
    if (!monthly || !yearly) throw new Error('there are two');
    yearly.checked = true;
    replayEarlyInput(document.body, trace);

    expect([heard, monthly.checked, yearly.checked]).toEqual([['yearly'], false, true]);
  });
});
