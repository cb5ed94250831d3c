/** Renders the panel of the “…” button: interval, annotations, as-of, copy link, exports and keys. */
import { Button } from 'antd';
import { useHref, useLocation } from 'react-router-dom';
import { withoutParts } from '#domain/metrics/addressParts.ts';
import type { AsOf } from '#domain/pastView.ts';
import { CopyButton } from '../CopyButton.tsx';
import { ControlPanel } from './ControlPanel.tsx';
import { useEventNumber } from './useEventNumber.ts';
import type { ViewInUse } from './useView.ts';
import styles from './ViewBar.module.css';
import type { OpenControl, ViewExtras } from './viewOpening.ts';
import type { ViewControlName } from './viewShortcuts.ts';
import { pastInWords } from './viewWords.ts';

const asOfInWords = (asOf: AsOf | null, number: number | null): string =>
  asOf === null ? 'As of now' : `As of ${pastInWords(asOf, number)}`;

/** Without the Lab's fragment and without ignored parameters, so that the recipient gets no notices. */
const CopyLink = ({ dropped }: Pick<ViewInUse, 'dropped'>) => {
  const { pathname, search } = useLocation();
  const href = useHref({ pathname, search: withoutParts(search, dropped) });
  return <CopyButton text={new URL(href, location.href).href} name="this view" label="Copy link" />;
};

export type Exports = Pick<ViewExtras, 'onCsv' | 'onPrint'>;

export const ShareAndExport = ({ view, onCsv, onPrint }: Exports & { view: ViewInUse }) => (
  <>
    <CopyLink dropped={view.dropped} />
    {onCsv && (
      <Button size="small" type="text" onClick={onCsv}>
        CSV
      </Button>
    )}
    {onPrint && (
      <Button size="small" type="text" onClick={onPrint}>
        Print
      </Button>
    )}
  </>
);

type MorePanelProps = Exports & {
  view: ViewInUse;
  controls: readonly ViewControlName[];
  onOpen: (control: OpenControl | null) => void;
};

export const MorePanel = ({ view, controls, onOpen, ...exports }: MorePanelProps) => {
  const { asOf } = view.view;
  const number = useEventNumber(asOf);
  const has = (control: ViewControlName) => controls.includes(control);
  return (
    <div className={styles.more}>
      {has('interval') && (
        <fieldset className={styles.dimension}>
          <legend>Interval</legend>
          <ControlPanel control="interval" view={view} onDone={() => onOpen(null)} />
        </fieldset>
      )}
      {has('annotations') && <ControlPanel control="annotations" view={view} onDone={() => onOpen(null)} />}
      {has('asOf') && (
        <Button size="small" type="text" aria-haspopup="dialog" onClick={() => onOpen('asOf')}>
          {asOfInWords(asOf, number)}
        </Button>
      )}
      <ShareAndExport view={view} {...exports} />
      <Button size="small" type="text" aria-haspopup="dialog" onClick={() => onOpen('help')}>
        Keyboard shortcuts
      </Button>
    </div>
  );
};
