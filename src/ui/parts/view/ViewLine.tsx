/** Renders the view controls above the content with freshness and exports. */
import { Button } from 'antd';
import { useHref, useLocation } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import { withoutParts } from '#domain/metrics/addressParts.ts';
import type { AsOf } from '#domain/pastView.ts';
import { useAuth } from '../../services/useAuth.ts';
import { AppLink } from '../AppLink.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { freshnessWords } from './freshnessWords.ts';
import { PanelControl } from './PanelControl.tsx';
import { useEventNumber, useMomentShown } from './useEventNumber.ts';
import styles from './ViewBar.module.css';
import type { SharedProps, ViewExtras } from './viewOpening.ts';
import { comparisonInWords, intervalInWords, pastInWords } from './viewWords.ts';

type FreshnessLineProps = {
  readonly sources: readonly MetricFreshness[] | null;
  readonly asOf: AsOf | null;
};

const FreshnessLine = ({ sources, asOf }: FreshnessLineProps) => {
  const moment = useMomentShown(asOf);
  const role = roleOf(useAuth().profile?.role);
  if (sources === null || moment === null) return <p className={styles.freshness} aria-hidden="true" />;
  const text = freshnessWords(sources, moment);
  if (text === null) return null;
  const { path, roles } = protectedPages.integrations;
  return (
    <p className={styles.freshness}>
      {roles.some((one) => one === role) ? (
        <AppLink to={path} data-finger>
          {text}
        </AppLink>
      ) : (
        text
      )}
    </p>
  );
};

type ViewLineProps = SharedProps &
  ViewExtras & {
    summary: string;
  };

const asOfInWords = (asOf: AsOf | null, number: number | null): string =>
  asOf === null ? 'Live' : `As of ${pastInWords(asOf, number)}`;

const Annotations = ({ view: { view, setView } }: SharedProps) => (
  <Button onClick={() => setView({ annotations: !view.annotations })}>
    {view.annotations ? 'Hide annotations' : 'Show annotations'}
  </Button>
);

/** Without the Lab's fragment and without ignored parameters, so that the recipient gets no notices. */
const CopyLink = ({ view: { dropped } }: SharedProps) => {
  const { pathname, search } = useLocation();
  const href = useHref({ pathname, search: withoutParts(search, dropped) });
  return <CopyButton text={new URL(href, location.href).href} name="this view" label="Copy link" />;
};

export const ViewLine = ({ freshness, onCsv, onPrint, summary, ...shared }: ViewLineProps) => {
  const { view, controls, onOpen, onNear } = shared;
  const { interval, asOf } = view.view;
  const number = useEventNumber(asOf);
  return (
    <div className={styles.line}>
      <Button
        className={styles.compact ?? ''}
        aria-haspopup="dialog"
        onFocus={onNear}
        onClick={() => onOpen('drawer')}
      >
        <span className={styles.text}>{summary}</span>
      </Button>
      <div className={styles.wide}>
        <PanelControl
          {...shared}
          control="compare"
          name="Comparison"
          text={comparisonInWords(view.view, view.days)}
        />
        <PanelControl
          {...shared}
          control="interval"
          name="Interval"
          text={intervalInWords(interval, view.days)}
        />
        <PanelControl {...shared} control="filters" name="Filters" text="Add filter" />
        {controls.includes('annotations') && <Annotations {...shared} />}
        <PanelControl {...shared} control="asOf" name="As of" text={asOfInWords(asOf, number)} />
      </div>
      {freshness !== undefined && <FreshnessLine sources={freshness} asOf={asOf} />}
      <div className={styles.exports}>
        <CopyLink {...shared} />
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
        <span className={styles.wide}>
          <Button size="small" type="text" aria-label="Keyboard shortcuts" onClick={() => onOpen('help')}>
            ?
          </Button>
        </span>
      </div>
    </div>
  );
};
