/** Selects an option in a native list, or in one of the app's popups. */
import { ScenarioProblem } from '#scenarios/driver.ts';
import { findAll } from './findTarget.ts';

const missing = (option: string, known: readonly string[]): never => {
  throw new ScenarioProblem(`there is no choice “${option}”; there is ${known.slice(0, 8).join(', ')}`);
};

export const chooseNative = (list: HTMLSelectElement, option: string): void => {
  const options = [...(list.options ?? [])];
  const texts = options.map(({ text }) => text.trim());
  const chosen = options[texts.indexOf(option)] ?? missing(option, texts);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(list), 'value')?.set?.call(list, chosen.value);
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
};

/** The option in the field's open list, wherever it is rendered. Throws `ScenarioProblem` if missing. */
export const optionIn = (field: HTMLElement, option: string): HTMLElement => {
  const opened = field.getAttribute('aria-controls');
  const options = findAll(field.ownerDocument, { role: 'option' }).filter(
    (one) => one.closest('[role="listbox"]')?.id === opened,
  ) as HTMLElement[];
  const names = options.map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim());
  return options[names.indexOf(option)] ?? missing(option, names);
};

export const fieldOfOption = (option: Element): Element | null => {
  const { id } = option.closest('[role="listbox"]') ?? { id: '' };
  const fields = [...option.ownerDocument.querySelectorAll('[role="combobox"][aria-expanded="true"]')];
  return fields.find((field) => field.getAttribute('aria-controls') === id) ?? null;
};
