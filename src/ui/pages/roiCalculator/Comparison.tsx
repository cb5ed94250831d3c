/** Up to three scenarios side by side: inputs first, then results. */
import { Table, type TableColumnsType } from 'antd';
import type { RoiScenario } from '#domain/contract/roiSchemas.ts';
import { roiLines } from '#domain/roi/roiFormulas.ts';
import { roiFieldFacts, roiFields } from '#domain/roi/roiInputs.ts';
import { formatAmount, formatCount } from '#domain/roi/roiTexts.ts';
import styles from './Scenarios.module.css';

type Row = { readonly label: string; readonly cells: readonly string[]; readonly isResult: boolean };

const inputRows = (scenarios: readonly RoiScenario[]): readonly Row[] =>
  roiFields.map((field) => {
    const { label, money } = roiFieldFacts[field];
    const write = money ? formatAmount : formatCount;
    return { label, cells: scenarios.map(({ inputs }) => write(inputs[field])), isResult: false };
  });

const resultRows = (scenarios: readonly RoiScenario[]): readonly Row[] => {
  const columns = scenarios.map(({ inputs }) => roiLines(inputs));
  return (columns[0] ?? []).map(({ label }, index) => ({
    label,
    cells: columns.map((lines) => lines[index]?.result ?? ''),
    isResult: true,
  }));
};

const columnsOf = (scenarios: readonly RoiScenario[]): TableColumnsType<Row> => [
  { title: 'Measure', dataIndex: 'label', rowScope: 'row' },
  ...scenarios.map(({ id, name }, index) => ({
    key: id,
    title: name,
    align: 'end' as const,
    render: (_: unknown, { cells }: Row) => cells[index],
  })),
];

export const Comparison = ({ scenarios }: { scenarios: readonly RoiScenario[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
  <section className={styles.comparison} aria-label="Comparison of scenarios" tabIndex={0}>
    <h3>Side by side</h3>
    <Table<Row>
      size="small"
      rowKey={({ label, isResult }) => `${label} ${isResult}`}
      rowClassName={({ isResult }) => (isResult ? (styles.result ?? '') : '')}
      pagination={false}
      dataSource={[...inputRows(scenarios), ...resultRows(scenarios)]}
      columns={columnsOf(scenarios)}
    />
  </section>
);
