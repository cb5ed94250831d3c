/** @vitest-environment happy-dom */
/** Tests the placeholder of saved views while they load. */
import { expect, test } from 'vitest';
import type { SavedView } from '#domain/contract/savedViewSchemas.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { emptyLists } from '#ui/parts/empty/emptyLists.ts';
import { SavedViewList } from '#ui/parts/savedViews/SavedViewList.tsx';
import type { ViewChanges } from '#ui/parts/savedViews/useViewChanges.ts';

const shown = async (kept: readonly SavedView[] | null) => {
  const { unmount } = await renderPart(
    <SavedViewList
      legend="Segments of the agency"
      label="Segments"
      views={kept}
      chosen={undefined}
      changes={{ busy: false } as ViewChanges}
      mayChange
      onChoose={() => {}}
      none={{ words: emptyLists.segments.nothingCreated, sample: '' }}
    >
      {null}
    </SavedViewList>,
  );
  const hint = document.querySelector('fieldset p');
  const button = hint?.querySelector('button');
  const seen = {
    text: hint?.textContent,
    isAwaited: hint?.getAttribute('data-awaited'),
    isOff: button?.disabled,
  };
  await unmount();
  return seen;
};

test('the hint has its room from the beginning, and can be pressed once it is known that nothing is kept', async () => {
  const { text, action } = emptyLists.segments.nothingCreated;
  const words = `${text}${action}`;
  expect([await shown(null), await shown([])]).toEqual([
    { text: words, isAwaited: 'true', isOff: true },
    { text: words, isAwaited: 'false', isOff: false },
  ]);
});
