/** Up to three scenarios side by side: inputs first, then results. */
import type { RoiScenario } from '#domain/contract/roiSchemas.ts';
import { roiLines } from '#domain/roi/roiFormulas.ts';
import { roiFieldFacts, roiFields } from '#domain/roi/roiInputs.ts';
import { formatAmount, formatCount } from '#domain/roi/roiTexts.ts';
import styles from './Scenarios.module.css';

type Row = { readonly label: string; readonly cells: readonly string[] };

const inputRows = (scenarios: readonly RoiScenario[]): readonly Row[] =>
  roiFields.map((field) => {
    const { label, money } = roiFieldFacts[field];
    const write = money ? formatAmount : formatCount;
    return { label, cells: scenarios.map(({ inputs }) => write(inputs[field])) };
  });

const resultRows = (scenarios: readonly RoiScenario[]): readonly Row[] => {
  const columns = scenarios.map(({ inputs }) => roiLines(inputs));
  return (columns[0] ?? []).map(({ label }, index) => ({
    label,
    cells: columns.map((lines) => lines[index]?.result ?? ''),
  }));
};

const Rows = ({ rows, scenarios }: { rows: readonly Row[]; scenarios: readonly RoiScenario[] }) => (
  <tbody>
    {rows.map(({ label, cells }) => (
      <tr key={label}>
        <th scope="row">{label}</th>
        {scenarios.map(({ id }, index) => (
          <td key={id}>{cells[index]}</td>
        ))}
      </tr>
    ))}
  </tbody>
);

export const Comparison = ({ scenarios }: { scenarios: readonly RoiScenario[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
  <section className={styles.comparison} aria-label="Comparison of scenarios" tabIndex={0}>
    <table>
      <caption>Side by side</caption>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          {scenarios.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <Rows rows={inputRows(scenarios)} scenarios={scenarios} />
      <Rows rows={resultRows(scenarios)} scenarios={scenarios} />
    </table>
  </section>
);
