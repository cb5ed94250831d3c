/** Renders the calculation at a lower adoption and lower savings, and what one more of each input adds. */
import { Slider } from 'antd';
import { useId } from 'react';
import type { RoiField, RoiInputs } from '#domain/roi/roiInputs.ts';
import {
  adoptionRange,
  breakEvenAdoption,
  roiSensitivity,
  roiStress,
  type StressCase,
} from '#domain/roi/roiStress.ts';
import { formatAmount, formatPayback, formatPercent, neverPaysBack } from '#domain/roi/roiTexts.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import styles from './RoiCalculator.module.css';

const columns: readonly DataColumn<StressCase>[] = [
  { key: 'case', title: 'If', isName: true, cell: ({ label }) => label },
  {
    key: 'saved',
    title: 'Saved a year',
    align: 'end',
    cell: ({ results }) => formatAmount(results.yearlySavings),
  },
  { key: 'net', title: 'Net', align: 'end', cell: ({ results }) => formatAmount(results.netAnnualBenefit) },
  { key: 'roi', title: 'ROI', align: 'end', cell: ({ results }) => formatPercent(results.annualRoi) },
  {
    key: 'payback',
    title: 'Payback',
    align: 'end',
    cell: ({ results }) => formatPayback(results.paybackMonths),
  },
];

const oneMore: Readonly<Record<RoiField, string>> = {
  monthlyRevenue: '$1 more revenue',
  clientCount: 'One more client',
  hoursPerReport: 'One more hour per report',
  reportFrequency: 'One more report per client and month',
  hourlyRate: '$1 more an hour',
};

const Sensitivities = ({ inputs, adoption }: { inputs: RoiInputs; adoption: number }) => {
  const rows = roiSensitivity(inputs, adoption);
  const most = rows[0]?.gain ?? 0;
  return (
    <dl className={styles.bars} aria-label="What matters most">
      {rows.map(({ field, gain }) => (
        <div key={field}>
          <dt>{oneMore[field]}</dt>
          <dd>
            {most > 0 && <span className={styles.bar} style={{ width: `${(100 * gain) / most}%` }} />}
            <span>{gain === 0 ? 'no effect on the net benefit' : `+${formatAmount(gain)} a year`}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};

type RoiStressProps = {
  inputs: RoiInputs;
  adoption: number;
  onAdoption: (adoption: number) => void;
};

export const RoiStress = ({ inputs, adoption, onAdoption }: RoiStressProps) => {
  const id = useId();
  const breakEven = breakEvenAdoption(inputs);
  return (
    <section className={styles.stress} aria-labelledby={id}>
      <h2 id={id}>If savings are lower</h2>
      <div>
        <label htmlFor={`${id}-adoption`} id={`${id}-label`}>
          Adoption: {adoption}% of the saving
        </label>
        <Slider
          {...adoptionRange}
          tooltip={{ formatter: null }}
          ariaLabelledByForHandle={`${id}-label`}
          ariaValueTextFormatterForHandle={(value) => `${value ?? adoption} percent of the saving`}
          value={adoption}
          onChange={onAdoption}
        />
        <p className="note">
          {breakEven === null
            ? `The platform ${neverPaysBack}.`
            : `The platform pays for itself from ${formatPercent(breakEven)} adoption on.`}
        </p>
      </div>
      <DataTable
        label="Stress table"
        rows={roiStress(inputs, adoption)}
        keyOf={({ label }) => label}
        columns={columns}
        density="compact"
      />
      <h3 className="lead">What matters most</h3>
      <Sensitivities inputs={inputs} adoption={adoption} />
    </section>
  );
};
