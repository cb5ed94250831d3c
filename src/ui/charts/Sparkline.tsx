/** Renders a word-sized line for tables as plain SVG, without the chart library. */

type SparklineProps = {
  readonly values: readonly (number | null)[];
  readonly label?: string;
  readonly width?: number;
  readonly height?: number;
};

const edge = 2;

/** Part of the mean that the height covers at least, so that noise does not look like movement. */
const leastRange = 0.05;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The path breaks at null; equal values make a flat line in the middle. */
export const sparklinePath = (values: readonly (number | null)[], width: number, height: number): string => {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const range = Math.max(most - least, leastRange * Math.abs(meanOf(known))) || 1;
  const middle = (least + most) / 2;
  const step = (width - 2 * edge) / Math.max(1, values.length - 1);
  const level = (value: number) => height / 2 - ((value - middle) / range) * (height - 2 * edge);
  return values
    .flatMap((value, index) => {
      if (value === null) return [];
      const follows = index > 0 && values[index - 1] !== null;
      return [`${follows ? 'L' : 'M'}${(edge + index * step).toFixed(1)} ${level(value).toFixed(1)}`];
    })
    .join('');
};

export const Sparkline = ({ values, label, width = 96, height = 24 }: SparklineProps) => (
  <svg
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
    role={label === undefined ? 'presentation' : 'img'}
    aria-label={label}
  >
    <path
      d={sparklinePath(values, width, height)}
      fill="none"
      stroke="var(--ant-color-primary)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);
