/** Renders the fields of one section: title, metrics, breakdown, text, and deviations from the report. */

import { Flex, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import type { ReportSectionItem } from '#domain/contract/reportSchemas.ts';
import { breakdownLabels, breakdowns } from '#domain/dashboards/widget.ts';
import { figureNames } from '#domain/kpi/figureNames.ts';
import { longestText } from '#domain/reports/reportRules.ts';
import { sectionSpecs } from '#domain/reports/section.ts';
import { figureSpecs } from '../../../../parts/figures/figureSpecs.ts';
import { FilterPicker } from '../../../../parts/view/FilterPicker.tsx';
import { useClients } from '../../../../parts/view/useClients.ts';
import { searchedByLabel } from '../../../../widgets/searchedByLabel.ts';
import styles from './Builder.module.css';
import { PeriodField } from './PeriodField.tsx';

type SectionFieldsProps = {
  readonly section: ReportSectionItem;
  readonly client: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<ReportSectionItem>) => void;
};

const figureOptions = figureNames.map((value) => ({ value, label: figureSpecs[value].label }));
const byOptions = breakdowns
  .filter((one) => one !== 'client')
  .map((value) => ({ value, label: breakdownLabels[value] }));

type FieldProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly children: ReactNode;
};

export const Field = ({ label, hint, problem, children }: FieldProps) => (
  <Flex vertical gap={4} className={styles.field ?? ''}>
    <span className="small strong">{label}</span>
    {children}
    {problem === undefined ? (
      hint !== undefined && <small>{hint}</small>
    ) : (
      <small role="alert" className={styles.problem}>
        {problem}
      </small>
    )}
  </Flex>
);

const Figures = ({ section, problems, onChange }: SectionFieldsProps) => {
  const { most } = sectionSpecs[section.kind].figures;
  return (
    <Field label="Figures" hint={most > 1 ? `At most ${most}.` : undefined} problem={problems.figures}>
      <Select
        mode="multiple"
        aria-label="Figures"
        maxCount={most}
        value={section.figures}
        options={figureOptions}
        showSearch={searchedByLabel}
        onChange={(figures) => onChange({ figures })}
      />
    </Field>
  );
};

const wordHints: Partial<Record<ReportSectionItem['kind'], string>> = {
  summary: 'Leave empty to draft it from the figures each time. Your text replaces the draft.',
  next: 'Start a line with - for a list. Put **two stars** around bold text.',
  text: 'Start a line with # for a heading or - for a list. Put **two stars** around bold text.',
};

export const SectionFields = (props: SectionFieldsProps) => {
  const { section, client, problems, onChange } = props;
  const clients = useClients(true);
  const { figures, isBrokenDown, takesFilters, hasText } = sectionSpecs[section.kind];
  if (section.kind === 'pageBreak') return null;
  return (
    <div className={styles.fields}>
      <Field label="Title" hint="Leave empty to use the name of what it shows." problem={problems.title}>
        <Input
          aria-label="Title"
          autoComplete="off"
          value={section.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      {figures.most > 0 && <Figures {...props} />}
      {isBrokenDown && (
        <Field label="Broken down by" problem={problems.by}>
          <Select
            aria-label="Broken down by"
            value={section.by}
            options={byOptions}
            onChange={(by) => onChange({ by })}
          />
        </Field>
      )}
      {hasText && (
        <Field label="Text" hint={wordHints[section.kind]} problem={problems.text}>
          <Input.TextArea
            aria-label="Text"
            rows={6}
            maxLength={longestText}
            value={section.text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        </Field>
      )}
      {section.kind !== 'cover' && !hasText && (
        <details>
          <summary>Different client, days or filters</summary>
          <Field label="Client">
            <Select
              aria-label="Client of the section"
              value={section.client_id ?? ''}
              showSearch={searchedByLabel}
              options={[
                { value: '', label: 'As the report' },
                ...(clients ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(id) => onChange({ client_id: id === '' ? null : id })}
            />
          </Field>
          <PeriodField
            label="Period of the section"
            period={section.period}
            mayFollow
            onChange={(period) => onChange({ period })}
          />
          {(takesFilters || section.filters !== '') && (
            <Field
              label="Filters"
              hint={
                takesFilters ? 'They replace those of the report.' : 'They change nothing in this section.'
              }
              problem={problems.filters}
            >
              <FilterPicker
                of="the section"
                client={section.client_id ?? client}
                value={section.filters}
                onChange={(filters) => onChange({ filters })}
              />
            </Field>
          )}
        </details>
      )}
    </div>
  );
};
