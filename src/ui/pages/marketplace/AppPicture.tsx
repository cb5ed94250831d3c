/** Draws an app's mark and the picture of what it adds, as shapes of its kind. */
import type { ReactNode } from 'react';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import type { AppCategory } from '#domain/marketplace/listing.ts';
import styles from './AppPicture.module.css';

const glyphs: Readonly<Record<AppCategory, ReactNode>> = {
  reporting: <path d="M6 4h12v16H6zM9 9h6M9 13h6M9 17h3" />,
  alerts: <path d="M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4" />,
  campaigns: <path d="M4 10v4h4l8 4V6L8 10zM19 9a4 4 0 0 1 0 6" />,
  data: <path d="M5 6c0-3 14-3 14 0v12c0 3-14 3-14 0zM5 6c0 3 14 3 14 0M5 12c0 3 14 3 14 0" />,
  teamwork: (
    <path d="M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM16 12a3 3 0 1 0 0-6M3 20c0-7 10-7 10 0M15 15c4 0 6 2 6 5" />
  ),
};

const Glyph = ({ category }: { category: AppCategory }) => (
  <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
    {glyphs[category]}
  </g>
);

export const AppMark = ({ item: { category } }: { item: Pick<ListingItem, 'category'> }) => (
  <svg aria-hidden="true" className={styles.mark} viewBox="-8 -8 40 40" data-kind={category}>
    <Glyph category={category} />
  </svg>
);

const bars = [24, 38, 30, 52, 44, 66, 58, 80];

/** Rows for lists, bars for figures: a sketch, not a screenshot. */
const sketches: Readonly<Record<AppCategory, ReactNode>> = {
  reporting: (
    <>
      <path className={styles.ink} d="M28 28h90v8H28zM28 46h140v4H28zM28 56h120v4H28z" />
      {bars.map((height, index) => (
        <rect
          key={height}
          className={styles.tint}
          x={190 + index * 14}
          y={110 - height}
          width="9"
          height={height}
        />
      ))}
      <path className={styles.line} d="M28 100l30-14 30 6 30-18 30-4" />
    </>
  ),
  alerts: (
    <>
      <path className={styles.tint} d="M28 44h268v28H28z" />
      <path className={styles.line} d="M28 62l40-8 40 6 40-4 40 2 30-34 40 40 38-6" />
      <circle className={styles.signal} cx="218" cy="22" r="6" />
      <path className={styles.ink} d="M28 92h80v6H28zM28 106h130v4H28z" />
    </>
  ),
  campaigns: (
    <>
      {[24, 48, 72, 96].map((y, index) => (
        <g key={y}>
          <rect className={styles.ink} x="28" y={y} width={110 - index * 12} height="6" />
          <rect className={styles.tint} x="160" y={y - 2} width={130 - index * 26} height="10" />
        </g>
      ))}
    </>
  ),
  data: (
    <>
      <path className={styles.tint} d="M28 20h268v16H28z" />
      {[46, 64, 82, 100].map((y) => (
        <path
          key={y}
          className={styles.ink}
          d={`M28 ${y}h70v5H28zM118 ${y}h40v5h-40zM188 ${y}h40v5h-40zM258 ${y}h38v5h-38z`}
        />
      ))}
    </>
  ),
  teamwork: (
    <>
      {[32, 64, 96].map((y, index) => (
        <g key={y}>
          <circle className={styles.signal} cx="38" cy={y} r="8" />
          <rect className={styles.ink} x="56" y={y - 7} width={150 - index * 20} height="5" />
          <rect className={styles.tint} x="56" y={y + 3} width={210 - index * 30} height="5" />
        </g>
      ))}
    </>
  ),
};

export const AppPicture = ({
  item: { category, name },
}: {
  item: Pick<ListingItem, 'category' | 'name'>;
}) => (
  <svg role="img" aria-label={`Sketch of ${name}`} className={styles.picture} viewBox="0 0 324 130">
    {sketches[category]}
  </svg>
);
