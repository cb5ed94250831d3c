/** Focuses the new section after an addition, or a neighbour after a removal. */
import type { RefObject } from 'react';
import type { ReportSectionItem } from '#domain/contract/reportSchemas.ts';
import { useFocusOnceDrawn } from '../../../../widgets/moveFocus.ts';

/** The next section, or the previous one if it is the last. Null if there is no other. */
export const besideSection = (
  sections: readonly Pick<ReportSectionItem, 'id'>[],
  id: string,
): string | null => {
  const place = sections.findIndex((one) => one.id === id);
  return (sections[place + 1] ?? sections[place - 1])?.id ?? null;
};

type Place = { readonly id: string; readonly control: 'open' | 'remove' };

export const useSectionFocus = (list: RefObject<HTMLElement | null>) => {
  const focus = useFocusOnceDrawn();
  return ({ id, control }: Place) =>
    focus(() =>
      [...(list.current?.children ?? [])]
        .find((one) => one instanceof HTMLElement && one.dataset.section === id)
        ?.querySelector<HTMLElement>(`[data-control="${control}"]`),
    );
};
