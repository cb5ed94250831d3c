/** Renders the decorative line icons of the features. */
import type { FeatureIconName } from '../../content/featureItem.ts';
import { LineIcon } from '../../widgets/LineIcon.tsx';

/** Each is a single path in a 24 × 24 square. */
const paths: Readonly<Record<FeatureIconName, string>> = {
  bars: 'M4 20h16M7 16v-4M12 16V6M17 16V9',
  board: 'M4 5h16v14H4zM4 10h16M10 10v9',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v4l3 2',
  code: 'm8 8-4 4 4 4M16 8l4 4-4 4M13.5 5l-3 14',
  flag: 'M6 21V4M6 5h11l-2.5 4L17 13H6',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 17h6M17 14v6',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8M11 12l8-8M16 7l3 3',
  lens: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4.5 4.5',
  line: 'M4 5v15h16M7 15l4-5 3 3 5-7',
  list: 'M4 6h16M4 12h16M4 18h10',
  people:
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M3.5 19c.5-3.5 2.5-5 5.5-5s5 1.5 5.5 5M16 6a2.5 2.5 0 0 1 0 5M17 14c2 .3 3.2 1.8 3.5 4',
  plug: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  report: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5',
  shield: 'M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6zM9 12l2.2 2.2L15.5 10',
  spark: 'M12 3v5M12 16v5M3 12h5M16 12h5M6 6l2.5 2.5M15.5 15.5 18 18M18 6l-2.5 2.5M8.5 15.5 6 18',
  swatch: 'M5 4h6v16H5zM11 10l5.5-5.5 4 4L11 18M14 20h6v-5',
};

export const FeatureIcon = ({ name }: { name: FeatureIconName }) => <LineIcon path={paths[name]} size={22} />;
