/** What a field holds, as a person sees it. */

/** A list that Ant Design draws writes its choice beside a field that stays empty. Runs in the page too, so it needs nothing from outside. */
export const shownValue = (element: Element): string => {
  const { value } = element as HTMLInputElement;
  if (value !== '' || element.getAttribute('role') !== 'combobox') return value ?? '';
  const shown = element.closest('.ant-select-content-has-value');
  return shown?.getAttribute('title') ?? shown?.textContent?.trim() ?? '';
};
