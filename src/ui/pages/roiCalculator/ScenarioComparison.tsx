/** Renders up to three scenarios in columns: inputs, then results. */
import type { RoiScenario } from '#domain/contract/roiSchemas.ts';
import { roiLines } from '#domain/roi/roiFormulas.ts';
import { roiFieldFacts, roiFields } from '#domain/roi/roiInputs.ts';
import { formatAmount, formatCount } from '#domain/roi/roiTexts.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
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

/** antd renders the rows, so a result is marked in its cell. */
const columnsOf = (scenarios: readonly RoiScenario[]): readonly DataColumn<Row>[] => [
  {
    key: 'measure',
    title: 'Measure',
    isName: true,
    cell: ({ label, isResult }) => <span data-result={isResult || undefined}>{label}</span>,
  },
  ...scenarios.map(
    ({ id, name }, index): DataColumn<Row> => ({
      key: id,
      title: name,
      align: 'end',
      cell: ({ cells }) => cells[index],
    }),
  ),
];

export const ScenarioComparison = ({ scenarios }: { scenarios: readonly RoiScenario[] }) => (
  <section className={styles.comparison} aria-label="Comparison of scenarios">
    <h3>Side by side</h3>
    <DataTable<Row>
      label="Scenarios side by side"
      density="compact"
      isWhole
      rows={[...inputRows(scenarios), ...resultRows(scenarios)]}
      keyOf={({ label, isResult }) => `${label} ${isResult}`}
      columns={columnsOf(scenarios)}
    />
  </section>
);
