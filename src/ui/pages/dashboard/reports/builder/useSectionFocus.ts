/** Where the keyboard goes on after the sections have changed: at what has come, or beside what has gone. */
import type { RefObject } from 'react';
import type { ReportSectionItem } from '#domain/contract/reportSchemas.ts';
import { useFocusOnceDrawn } from '../../../../widgets/moveFocus.ts';

/** The section after the given one, or the one before it if it is the last. Null if there is no other. */
export const besideSection = (
  sections: readonly Pick<ReportSectionItem, 'id'>[],
  id: string,
): string | null => {
  const place = sections.findIndex((one) => one.id === id);
  return (sections[place + 1] ?? sections[place - 1])?.id ?? null;
};

type Place = { readonly id: string; readonly control: 'open' | 'remove' };

/** The function focuses a control of a section once that one is drawn. */
export const useSectionFocus = (list: RefObject<HTMLElement | null>) => {
  const focus = useFocusOnceDrawn();
  return ({ id, control }: Place) =>
    focus(() =>
      [...(list.current?.children ?? [])]
        .find((one) => one instanceof HTMLElement && one.dataset.section === id)
        ?.querySelector<HTMLElement>(`[data-control="${control}"]`),
    );
};
