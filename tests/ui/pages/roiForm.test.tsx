/** @vitest-environment happy-dom */
import { act, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { type RoiInputs, roiDefaults } from '#domain/roi/roiInputs.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { inputsOf, RoiForm, textsOf } from '#ui/pages/roiCalculator/RoiForm.tsx';

let inputs: RoiInputs = roiDefaults;

const Form = () => {
  const [texts, setTexts] = useState(() => textsOf(roiDefaults));
  inputs = inputsOf(texts);
  return <RoiForm texts={texts} onChange={(changes) => setTexts((before) => ({ ...before, ...changes }))} />;
};

/** The number field and the slider that one label names. */
const pairOf = (container: HTMLElement, name: string) => {
  const label = [...container.querySelectorAll('label')].find(({ textContent }) => textContent === name);
  const number = container.querySelector<HTMLInputElement>(`input[id="${label?.htmlFor}"]`);
  const slider = container.querySelector<HTMLInputElement>(`input[aria-labelledby="${label?.id}"]`);
  if (!number || !slider) throw new Error(`There is no pair "${name}"`);
  return { number, slider };
};

const type = (field: HTMLInputElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('the inputs of the ROI calculator', () => {
  test('are a number and a slider each, under one label [S2.19]', async () => {
    const { container, unmount } = await renderPart(<Form />);
    const names = ['Clients', 'Hours per report', 'Reports per client and month'];
    const shown = names.map((name) => {
      const { number, slider } = pairOf(container, name);
      const { min, max, step, value } = slider;
      return [number.type, number.value, slider.type, value, min, max, step];
    });

    expect(shown).toEqual([
      ['number', '10', 'range', '10', '1', '100', '1'],
      ['number', '8', 'range', '8', '1', '40', '1'],
      ['number', '4', 'range', '4', '1', '20', '1'],
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
    await type(slider, '25');
    const moved = [number.value, inputs.clientCount];
    await type(number, '40');

    expect([moved, slider.value, inputs.clientCount]).toEqual([['25', 25], '40', 40]);
    await unmount();
  });

  test('that are empty count as 0 and say so, until they are left [S2.19]', async () => {
    const { container, unmount } = await renderPart(<Form />);
    const { number } = pairOf(container, 'Hourly rate');
    await type(number, '');
    const empty = [number.value, inputs.hourlyRate, container.textContent?.includes('Empty counts as 0')];
    await act(async () => {
      number.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });

    expect([empty, number.value]).toEqual([['', 0, true], '0']);
    await unmount();
  });
});
