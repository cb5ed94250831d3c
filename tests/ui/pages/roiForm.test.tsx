/** @vitest-environment happy-dom */
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { type RoiInputs, roiDefaults } from '#domain/roi/roiInputs.ts';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { inputsOf, RoiForm, textsOf } from '#ui/pages/roiCalculator/RoiForm.tsx';

let inputs: RoiInputs = roiDefaults;

const Form = () => {
  const [texts, setTexts] = useState(() => textsOf(roiDefaults));
  inputs = inputsOf(texts);
  return <RoiForm texts={texts} onChange={(changes) => setTexts((before) => ({ ...before, ...changes }))} />;
};

const pairOf = (container: HTMLElement, name: string) => {
  const label = [...container.querySelectorAll('label')].find(({ textContent }) => textContent === name);
  const number = container.querySelector<HTMLInputElement>(`input[id="${label?.htmlFor}"]`);
  const slider = container.querySelector<HTMLElement>(`[role="slider"][aria-labelledby="${label?.id}"]`);
  if (!number || !slider) throw new Error(`There is no pair "${name}"`);
  return { number, slider };
};

const type = (field: HTMLInputElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

const leave = (field: HTMLInputElement) =>
  act(async () => {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });

const press = (element: HTMLElement, key: string) =>
  act(async () => {
    const which = { ArrowRight: 39, End: 35, ArrowUp: 38 }[key] ?? 0;
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, which, keyCode: which } as never),
    );
  });

describe('the inputs of the ROI calculator', () => {
  test('are a number and a slider each, under one label [S2.19]', async () => {
    const { container, unmount } = await renderPart(<Form />);
    const names = ['Clients', 'Hours per report', 'Reports per client and month'];
    const shown = names.map((name) => {
      const { number, slider } = pairOf(container, name);
      const range = ['aria-valuenow', 'aria-valuemin', 'aria-valuemax'].map((one) =>
        slider.getAttribute(one),
      );
      return [number.role, number.value, ...range];
    });

    expect(shown).toEqual([
      ['spinbutton', '10', '10', '1', '100'],
      ['spinbutton', '8', '8', '1', '40'],
      ['spinbutton', '4', '4', '1', '20'],
    ]);
    expect(names.map((name) => pairOf(container, name).slider.getAttribute('aria-valuetext'))).toEqual([
      '10 clients',
      '8 hours per report',
      '4 reports a month',
    ]);
    await unmount();
  });

  test('follow each other [S2.19]', async () => {
    const { container, unmount } = await renderPart(<Form />);
    const { number, slider } = pairOf(container, 'Clients');
    await press(slider, 'ArrowRight');
    const stepped = [number.value, inputs.clientCount];
    await press(slider, 'End');
    const moved = [number.value, inputs.clientCount];
    await type(number, '40');

    expect([stepped, moved, slider.getAttribute('aria-valuenow'), inputs.clientCount]).toEqual([
      ['11', 11],
      ['100', 100],
      '40',
      40,
    ]);
    await unmount();
  });

  test('group their digits, and count whole numbers within their range only [S2.19]', async () => {
    const { container, unmount } = await renderPart(<Form />);
    const { number } = pairOf(container, 'Monthly revenue');
    const shown = [number.value];
    for (const text of ['1234567', '12.7', '8,5', 'none', '9999999999999']) {
      await type(number, text);
      await leave(number);
      shown.push(`${number.value} counts as ${inputs.monthlyRevenue}`);
    }
    await type(number, '75000');
    await press(number, 'ArrowUp');

    expect([...shown, number.value]).toEqual([
      '50,000',
      '1,234,567 counts as 1234567',
      '12.7 counts as 12',
      '8,5 counts as 8',
      'none counts as 0',
      '9999999999999 counts as 1000000000000',
      '75,001',
    ]);
    await unmount();
  });

  test.each([
    ['8,5', 'Counts as 8: whole numbers from 0'],
    ['8.5', 'Counts as 8: whole numbers from 0'],
    ['many', 'Must be a number. Counts as 0'],
    ['1.234', '“1.234” can mean 1,234 or 1.234. Write 1234 or 1.2340. Counts as 0'],
    ['1e3', 'Write the number in full, without an exponent. Counts as 0'],
    ['1,5k', 'Counts as 1,000: whole numbers from 0'],
    ['20', ''],
  ])('say of %j: %j [S2.19]', async (text, said) => {
    const { container, unmount } = await renderPart(<Form />);
    const { number } = pairOf(container, 'Hours per report');
    await type(number, text);
    await leave(number);
    const note = container.querySelector(`[id="${number.getAttribute('aria-describedby')}"]`);

    expect(note?.textContent).toBe(said);
    await unmount();
  });

  test('that are empty count as 0 and say so, until they are left [S2.19]', async () => {
    const { container, unmount } = await renderPart(<Form />);
    const { number } = pairOf(container, 'Hourly rate');
    await type(number, '');
    const empty = [number.value, inputs.hourlyRate, container.textContent?.includes('Empty counts as 0')];
    await leave(number);

    expect([empty, number.value]).toEqual([['', 0, true], '0']);
    await unmount();
  });
});
