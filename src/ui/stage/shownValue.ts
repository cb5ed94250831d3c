/** Reads the value of a field as a person sees it. */

/** Ant Design's select shows its choice next to an empty input. Self-contained, because it also runs in the page. */
export const shownValue = (element: Element): string => {
  const { value } = element as HTMLInputElement;
  if (value !== '' || element.getAttribute('role') !== 'combobox') return value ?? '';
  const shown = element.closest('.ant-select-content-has-value');
  return shown?.getAttribute('title') ?? shown?.textContent?.trim() ?? '';
};
