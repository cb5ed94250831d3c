/** Renders a report's sections, to move by pointer and keys, copy, remove and add. */
import { Flex, Select } from 'antd';
import { type RefObject, useId, useRef, useState } from 'react';
import type { ReportSectionItem } from '#domain/contract/reportSchemas.ts';
import { mostSections } from '#domain/reports/reportRules.ts';
import { type SectionKind, sectionKinds, sectionSpecs } from '#domain/reports/section.ts';
import { movedSection } from '#machines/reports/draftSteps.ts';
import { useServices } from '../../../../services/servicesContext.ts';
import { useFocusOnceDrawn } from '../../../../widgets/moveFocus.ts';
import styles from './Builder.module.css';
import { SectionItem } from './SectionItem.tsx';
import {
  nameOfSection,
  newSection,
  problemsOf,
  tooManyKeyFigures,
  withChange,
  withCopy,
} from './sectionDraft.ts';
import type { ReportBuilderInUse } from './useReportBuilder.ts';
import { useSectionDrag } from './useSectionDrag.ts';

/** The next section, or the previous one if it is the last. Null if there is no other. */
const besideSection = (sections: readonly Pick<ReportSectionItem, 'id'>[], id: string): string | null => {
  const place = sections.findIndex((one) => one.id === id);
  return (sections[place + 1] ?? sections[place - 1])?.id ?? null;
};

type Place = { readonly id: string; readonly control: 'open' | 'remove' };

const useSectionFocus = (list: RefObject<HTMLElement | null>) => {
  const focus = useFocusOnceDrawn();
  return ({ id, control }: Place) =>
    focus(() =>
      [...(list.current?.children ?? [])]
        .find((one) => one instanceof HTMLElement && one.dataset.section === id)
        ?.querySelector<HTMLElement>(`[data-control="${control}"]`),
    );
};

const kinds = sectionKinds.map((value) => ({ value, label: sectionSpecs[value].label }));

const useVerbs = ({ draft, change }: ReportBuilderInUse, list: RefObject<HTMLElement | null>) => {
  const { world } = useServices();
  const [said, say] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const focus = useSectionFocus(list);
  const { sections } = draft;
  const move = (id: string, by: number) => {
    const next = movedSection(sections, id, by);
    change({ sections: [...next] });
    const place = next.findIndex((one) => one.id === id);
    const moved = next[place];
    if (moved) say(`${nameOfSection(moved)}: place ${place + 1} of ${next.length}.`);
  };
  return {
    said,
    open,
    setOpen,
    move,
    add: (kind: SectionKind) => {
      const section = newSection(world.ids.entity(), kind);
      change({ sections: [...sections, section] });
      setOpen(section.id);
      focus({ id: section.id, control: 'open' });
      say(`Added ${nameOfSection(section)} at the end.`);
    },
    copy: (section: ReportSectionItem) => {
      const id = world.ids.entity();
      change({ sections: withCopy(sections, section.id, id) });
      focus({ id, control: 'open' });
      say(`Copied ${nameOfSection(section)}. The copy is below it.`);
    },
    remove: (section: ReportSectionItem) => {
      const beside = besideSection(sections, section.id);
      if (beside !== null) focus({ id: beside, control: 'remove' });
      change({ sections: sections.filter(({ id }) => id !== section.id) });
      say(`Removed ${nameOfSection(section)}. Undo brings it back.`);
    },
    edit: ({ id }: ReportSectionItem, more: Partial<ReportSectionItem>) => {
      // Each chosen filter is an undo step of its own.
      const about = more.filters === undefined ? `${id} ${Object.keys(more).join(' ')}` : null;
      change({ sections: withChange(sections, id, more) }, about);
    },
  };
};

const shownOrder = (
  sections: readonly ReportSectionItem[],
  place: { readonly id: string; readonly at: number } | null,
): readonly ReportSectionItem[] => {
  const from = sections.findIndex(({ id }) => id === place?.id);
  return place === null || from === -1 ? sections : movedSection(sections, place.id, place.at - from);
};

type SectionListProps = {
  readonly builder: ReportBuilderInUse;
  readonly client: string;
};

export const SectionList = ({ builder, client }: SectionListProps) => {
  const { sections } = builder.draft;
  const hint = useId();
  const list = useRef<HTMLOListElement>(null);
  const verbs = useVerbs(builder, list);
  const drag = useSectionDrag({ list, onDrop: verbs.move });
  const problems = problemsOf(sections);
  const many = tooManyKeyFigures(sections);
  return (
    <section aria-labelledby="sections">
      <h3 id="sections">Sections</h3>
      <p id={hint} className="visually-hidden">
        Arrow up and arrow down move it.
      </p>
      <p role="status" className="visually-hidden">
        {verbs.said}
      </p>
      <Flex component="ol" ref={list} vertical gap={6} className={styles.sections ?? ''}>
        {shownOrder(sections, drag.place).map((section) => (
          <SectionItem
            key={section.id}
            section={section}
            client={client}
            place={sections.indexOf(section)}
            problems={problems[sections.indexOf(section)] ?? {}}
            isOpen={verbs.open === section.id}
            onOpen={(isOpen) => verbs.setOpen(isOpen ? section.id : null)}
            drag={drag}
            hint={hint}
            onMove={({ id }, by) => verbs.move(id, by)}
            onCopy={verbs.copy}
            onRemove={verbs.remove}
            onChange={verbs.edit}
          />
        ))}
      </Flex>
      {many !== null && (
        <p role="status" className={styles.warning}>
          This report has {many} key figures. More than ten are read by nobody: keep those that a decision
          hangs on.
        </p>
      )}
      <Select<SectionKind | null>
        aria-label="Add a section"
        placeholder="Add a section"
        value={null}
        disabled={sections.length >= mostSections}
        options={kinds}
        onChange={(kind) => kind !== null && verbs.add(kind)}
      />
    </section>
  );
};
