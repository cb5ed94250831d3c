/** @vitest-environment happy-dom */
import { computeAccessibleName } from 'dom-accessibility-api';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/renderPart.ts';
import { SearchField } from '#ui/widgets/SearchField.tsx';

test('a search is emptied by a button that says so', async () => {
  const heard: string[] = [];
  const { container, press, unmount } = await renderPart(
    <SearchField
      label="Search clients"
      placeholder="Name"
      value="nova"
      onChange={(text) => heard.push(text)}
    />,
  );
  const names = [...container.querySelectorAll('input, button')].map((one) => computeAccessibleName(one));
  await press('Clear');
  await unmount();

  expect(names).toEqual(['Search clients', 'Clear']);
  expect(heard).toEqual(['']);
});
