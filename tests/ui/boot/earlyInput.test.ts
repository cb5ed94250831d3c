/** @vitest-environment happy-dom */
import { describe, expect, test } from 'vitest';
import { holdPresses, replayEarlyInput } from '#ui/boot/earlyInput.ts';
import { recordGestures } from '#ui/boot/gestures.ts';
import { macrotask } from '#world/settle.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const { trace } = createVirtualWorld();

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

const replay = (): Promise<void> => replayEarlyInput(document.body, holdPresses(window, trace));

const signInPage = (early: string) =>
  `<button type="button" id="demo" ${early}></button><form id="signIn"><button id="send"></button></form>`;

describe('what was pressed before the page was awake', () => {
  test('is answered before what is pressed after it', async () => {
    const { answered, press } = wakeUp(signInPage('data-early="1"'));
    const replayed = replay();
    press('send');
    const atOnce = [...answered];
    await replayed;
    press('send');

    expect([atOnce, answered]).toEqual([[], ['click demo', 'submit signIn', 'submit signIn']]);
  });

  test('holds up nothing where there is none', () => {
    const { answered, press } = wakeUp(signInPage(''));
    void replay();
    press('demo');
    press('send');

    expect(answered).toEqual(['click demo', 'submit signIn']);
  });

  test('is answered as often as it was pressed, but a form is sent once', async () => {
    const { answered, press } = wakeUp(signInPage('data-early="2"'));
    const replayed = replay();
    press('demo');
    press('send');
    press('send');
    await replayed;

    expect(answered).toEqual(['click demo', 'click demo', 'click demo', 'submit signIn']);
  });
});

describe('the gestures of what was pressed before the page was awake', () => {
  const toldOf = async ({ marked, late }: { marked: string; late: readonly string[] }) => {
    const { trace } = createVirtualWorld();
    const stop = recordGestures(window, { trace });
    const { press } = wakeUp(
      `<button type="button" id="demo" data-early="1">Admin</button><form id="signIn" ${marked}><button id="send">Sign in</button></form><button type="button" id="after">Clients</button>`,
    );
    const note = (selector: string, type: string, name: string) =>
      document.querySelector(selector)?.addEventListener(type, () => {
        trace.record({ kind: 'note', name });
      });
    note('#demo', 'click', 'filled in');
    note('form', 'submit', 'submitting');
    const held = holdPresses(window, trace);
    late.forEach(press);
    await replayEarlyInput(document.body, held);
    press('after');
    stop();
    const frames = trace.frames();
    const nameOf = (cause: number | null) => frames.find(({ number }) => number === cause)?.name;
    return frames.map(({ name, cause }) => [name, nameOf(cause)]);
  };

  test('are the ones that they were, where they were recorded', async () => {
    expect(await toldOf({ marked: '', late: ['send'] })).toEqual([
      ['“Sign in” was pressed', undefined],
      ['“Admin” was pressed', undefined],
      ['filled in', '“Admin” was pressed'],
      ['submitting', '“Sign in” was pressed'],
      ['“Clients” was pressed', undefined],
    ]);
  });

  test('end with their answers, though one is answered in the turn in which another is held', async () => {
    const { trace } = createVirtualWorld();
    const stop = recordGestures(window, { trace });
    const { answered, press } = wakeUp(signInPage(''));
    const held = holdPresses(window, trace);
    press('demo');
    await macrotask();
    press('send');
    const demo = document.querySelector<HTMLElement>('#demo');
    if (demo) held.answer(demo, () => press('demo'));
    held.end();
    await macrotask();
    stop();

    expect([answered, trace.current()]).toEqual([['click demo'], null]);
  });

  test('are shown when they are answered, each by itself, where they came before all else', async () => {
    expect(await toldOf({ marked: 'data-early="1"', late: [] })).toEqual([
      ['“Admin” was pressed', undefined],
      ['filled in', '“Admin” was pressed'],
      ['“Sign in” was pressed', undefined],
      ['submitting', '“Sign in” was pressed'],
      ['“Clients” was pressed', undefined],
    ]);
  });
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
    void replay();

    expect([heard, monthly.checked, yearly.checked]).toEqual([['yearly'], false, true]);
  });

  test('is one gesture, though the program hears of it later', async () => {
    const { trace } = createVirtualWorld();
    const stop = recordGestures(window, { trace });
    document.body.innerHTML =
      '<label><input type="radio" name="cycle" checked>Monthly</label><label><input type="radio" name="cycle">Yearly</label><label>Email<input type="email"></label>';
    const [, yearly, email] = document.querySelectorAll('input');
    if (!yearly || !email) throw new Error('there are three');
    const heard: string[] = [];
    const held = holdPresses(window, trace);
    yearly.click();
    await macrotask();
    email.value = 'nora@example.com';
    email.dispatchEvent(new Event('input', { bubbles: true }));
    await macrotask();
    yearly.addEventListener('click', () => heard.push(trace.current()?.name ?? 'nothing'));
    email.addEventListener('input', () => heard.push(trace.current()?.name ?? 'nothing'));
    await replayEarlyInput(document.body, held);
    await macrotask();
    stop();

    const told = ['“Yearly” was pressed', '“Email” was typed in'];
    expect([heard, trace.frames().map(({ name }) => name), yearly.checked, email.value]).toEqual([
      told,
      told,
      true,
      'nora@example.com',
    ]);
  });
});
