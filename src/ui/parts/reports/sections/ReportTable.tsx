/** Renders a breakdown table with totals, whose header repeats on each printed page. */
import { breakdownLabels } from '#domain/dashboards/widget.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
import { count, share } from '../../../content/formatMetric.ts';
import { figureSpecs } from '../../figures/figureSpecs.ts';
import { ReportChange, ReportValue } from '../ReportValue.tsx';
import { rangeText, sectionTitle } from '../reportWords.ts';
import { type SectionOf, sectionNow } from '../thenNow.ts';
import type { SectionProps } from './sectionProps.ts';

type Values = SectionOf<'table'>['totals'];

type CellsProps = {
  readonly figures: readonly FigureName[];
  readonly values: Values;
  readonly now: Values | undefined;
  readonly versus: string | null;
  readonly currency: string;
};

const Cells = ({ figures, values, now, versus, currency }: CellsProps) =>
  figures.map((figure, index) => {
    const { value, previous } = values[index] ?? { value: null, previous: null };
    return (
      <td key={figure}>
        <ReportValue figure={figure} value={value} now={now?.[index]?.value} currency={currency} />
        {versus !== null && (
          <ReportChange figure={figure} value={value} previous={previous} versus={versus} />
        )}
      </td>
    );
  });

export const ReportTable = ({ section, content, now }: SectionProps<'table'>) => {
  const today = sectionNow(now, 'table', section.id);
  const nowOf = new Map(today?.rows.map(({ key, values }) => [key, values]));
  const versus = section.compared_range && rangeText(section.compared_range);
  const common = { figures: section.figures, versus, currency: content.currency };
  if (section.rows.length === 0) return <p>No figures for these days.</p>;
  return (
    <>
      <section
        className="report-scroll"
        aria-label={`${sectionTitle(section)}, table`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys
        tabIndex={0}
      >
        <table className="report-table">
          <thead>
            <tr>
              <th scope="col">{breakdownLabels[section.by]}</th>
              {section.figures.map((figure) => (
                <th key={figure} scope="col">
                  {figureSpecs[figure].label}
                </th>
              ))}
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {section.rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                <Cells {...common} values={row.values} now={nowOf.get(row.key)} />
                <td>{share(row.share)}</td>
              </tr>
            ))}
            <tr className="report-totals">
              <th scope="row">Total</th>
              <Cells {...common} values={section.totals} now={today?.totals} />
              <td />
            </tr>
          </tbody>
        </table>
      </section>
      {section.total > section.rows.length && (
        <p className="report-note">
          The first {count(section.rows.length)} of {count(section.total)}. The totals are of all.
        </p>
      )}
    </>
  );
};
