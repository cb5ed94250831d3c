/** Renders the head of a shared page: the agency's logo and name, and a print button. */
import { Button } from 'antd';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { productName } from '#domain/product.ts';
import { BrandMark } from '../../parts/brand/BrandMark.tsx';
import { reportVariables } from '../../parts/reports/reportLook.ts';
import styles from './SharePage.module.css';

type ShareHeadProps = { brand: ReportContent['brand']; onPrint: () => void };

export const ShareHead = ({ brand, onPrint }: ShareHeadProps) => (
  <header className={styles.head} style={reportVariables(brand)} data-print="never">
    <span className={styles.brand}>
      <BrandMark text={brand.logo_text} />
      <span className={styles.name}>{brand.name}</span>
    </span>
    {!brand.hides_powered_by && <span className={styles.powered}>with {productName}</span>}
    <Button onClick={onPrint}>Print</Button>
  </header>
);
