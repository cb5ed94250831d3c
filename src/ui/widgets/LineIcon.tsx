/** Renders a decorative single-path icon in a square of 24. */

type LineIconProps = { path: string /** In pixels. */; size?: number };

export const LineIcon = ({ path, size = 20 }: LineIconProps) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
);
