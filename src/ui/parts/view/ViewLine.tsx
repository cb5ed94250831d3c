/** Renders the view controls above the content in one line, with notes and freshness. */
import { Button, Flex } from 'antd';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import { isAboutPlan } from '#domain/metrics/viewNotice.ts';
import type { AsOf } from '#domain/pastView.ts';
import { useHistorySteps } from '../../data/useHistorySteps.ts';
import { useAuth } from '../../services/useAuth.ts';
import { AppLink } from '../AppLink.tsx';
import { NoteList } from '../figures/FigureNotes.tsx';
import { freshnessWords, isBehind } from './freshnessWords.ts';
import type { SharedProps } from './lateViewParts.ts';
import { PanelControl } from './PanelControl.tsx';
import { useMomentShown } from './useEventNumber.ts';
import styles from './ViewBar.module.css';
import { ViewControl } from './ViewControl.tsx';
import type { ViewExtras } from './viewOpening.ts';
import { comparedDays, comparisonInWords, periodsInWords } from './viewWords.ts';

type FreshnessLineProps = {
  readonly sources: readonly MetricFreshness[] | null;
  readonly asOf: AsOf | null;
};

const FreshnessLine = ({ sources, asOf }: FreshnessLineProps) => {
  const moment = useMomentShown(asOf);
  const role = roleOf(useAuth().profile?.role);
  useHistorySteps(asOf === null ? (sources ?? []).map(({ history }) => history) : [], 'readMetrics');
  if (sources === null || moment === null) return <p className={styles.freshness} aria-hidden="true" />;
  const text = freshnessWords(sources, moment);
  if (text === null) return null;
  const { path, roles } = protectedPages.integrations;
  return (
    <p className={styles.freshness} data-behind={isBehind(sources) || undefined}>
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

const Notes = ({ view, notes = [], open, onOpen, onNear }: SharedProps & Pick<ViewExtras, 'notes'>) => {
  const hasPlanNotice = view.notices.some(isAboutPlan);
  const shown = notes.filter(({ code }) => !(hasPlanNotice && code === 'retentionClamped'));
  if (shown.length === 0) return null;
  return (
    <ViewControl
      name="Notes on the figures"
      text={shown.length === 1 ? '1 note' : `${shown.length} notes`}
      isOpen={open === 'notes'}
      onOpen={(isOpen) => onOpen(isOpen ? 'notes' : null)}
      onNear={onNear}
      panel={() => <NoteList notes={shown} />}
    />
  );
};

const inMore = ['more', 'asOf'] as const;

const More = ({ onCsv, onPrint, ...shared }: SharedProps & Pick<ViewExtras, 'onCsv' | 'onPrint'>) => {
  const { view, controls, open, onOpen, onNear, late } = shared;
  const exports = { ...(onCsv && { onCsv }), ...(onPrint && { onPrint }) };
  return (
    <ViewControl
      name="View options"
      text="…"
      isSign
      panelName={open === 'asOf' ? 'As of' : 'View options'}
      isOpen={inMore.some((one) => one === open)}
      onOpen={(isOpen) => onOpen(isOpen ? 'more' : null)}
      onNear={onNear}
      panel={
        late &&
        ((close) =>
          open === 'asOf' ? (
            <late.ControlPanel control="asOf" view={view} onDone={close} />
          ) : (
            <late.MorePanel view={view} controls={controls} onOpen={onOpen} {...exports} />
          ))
      }
    />
  );
};

type ViewLineProps = SharedProps &
  ViewExtras & {
    summary: string;
  };

export const ViewLine = ({ freshness, notes, onCsv, onPrint, summary, ...shared }: ViewLineProps) => {
  const { view, onOpen, onNear } = shared;
  return (
    <Flex wrap align="center" gap={8} className={styles.line ?? ''}>
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
          text={comparisonInWords(view.view)}
          hint={periodsInWords(view.days, comparedDays(view.view, view.days, view.facts))}
        />
        <PanelControl {...shared} control="filters" name="Filters" text="Add filter" />
      </div>
      <Notes {...shared} notes={notes} />
      {freshness !== undefined && <FreshnessLine sources={freshness} asOf={view.view.asOf} />}
      <div className={styles.end}>
        <More {...shared} {...(onCsv && { onCsv })} {...(onPrint && { onPrint })} />
      </div>
    </Flex>
  );
};
