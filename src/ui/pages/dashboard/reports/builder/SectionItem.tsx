/** Renders one section in the builder's list: drag handle, name and actions. */

import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import type { ReportSectionItem } from '#domain/contract/reportSchemas.ts';
import { ownValue } from '#domain/ownValue.ts';
import { sectionSpecs } from '#domain/reports/section.ts';
import { Icon } from '../../../../widgets/Icon.tsx';
import styles from './Builder.module.css';
import { SectionFields } from './SectionFields.tsx';
import { nameOfSection } from './sectionDraft.ts';
import type { SectionDrag } from './useSectionDrag.ts';

export type SectionVerbs = {
  readonly onMove: (section: ReportSectionItem, by: number) => void;
  readonly onCopy: (section: ReportSectionItem) => void;
  readonly onRemove: (section: ReportSectionItem) => void;
  readonly onChange: (section: ReportSectionItem, change: Partial<ReportSectionItem>) => void;
};

type SectionItemProps = SectionVerbs & {
  readonly section: ReportSectionItem;
  readonly client: string;
  readonly place: number;
  readonly problems: Readonly<Record<string, string>>;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly drag: SectionDrag;
  readonly hint: string;
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const Handle = ({ section, place, drag, hint, onMove }: SectionItemProps) => {
  const press = (event: KeyboardEvent) => {
    const by = ownValue(steps, event.key);
    if (by === undefined) return;
    event.preventDefault();
    onMove(section, by);
  };
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={`Move ${nameOfSection(section)}`}
      aria-describedby={hint}
      data-drags
      data-keys={drag.keysOf(section.id, place)}
      onKeyDown={press}
      onPointerDown={(event) => drag.take(section.id, place, event)}
      onPointerMove={drag.move}
      onPointerUp={drag.drop}
      onPointerCancel={drag.cancel}
    >
      <span aria-hidden="true">⠿</span>
    </button>
  );
};

export const SectionItem = (props: SectionItemProps) => {
  const { section, client, problems, isOpen, onOpen, drag, onCopy, onRemove, onChange } = props;
  const name = nameOfSection(section);
  const { label } = sectionSpecs[section.kind];
  const note = Object.values(problems)[0] ?? (label === name ? null : label);
  return (
    <li
      data-section={section.id}
      data-dragged={drag.place?.id === section.id || undefined}
      className={styles.item}
    >
      <div className={styles.row}>
        <Handle {...props} />
        <button
          type="button"
          className={styles.open}
          data-control="open"
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          <span>{name}</span>
          {note !== null && <small>{note}</small>}
        </button>
        <Button size="small" type="text" aria-label={`Duplicate ${name}`} onClick={() => onCopy(section)}>
          <Icon name="copy" size={16} />
        </Button>
        <Button
          size="small"
          type="text"
          data-control="remove"
          aria-label={`Remove ${name}`}
          onClick={() => onRemove(section)}
        >
          <Icon name="close" size={16} />
        </Button>
      </div>
      {isOpen && (
        <SectionFields
          section={section}
          client={client}
          problems={problems}
          onChange={(change) => onChange(section, change)}
        />
      )}
    </li>
  );
};
