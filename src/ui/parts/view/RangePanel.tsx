/** Sets the range by a preset, two typed days, or a calendar. */
import { Button, DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import type { ComponentProps } from 'react';
import { calendarDayOf, type EpochDay, epochDayOf } from '#domain/calendar/epochDay.ts';
import { monthsLater } from '#domain/calendar/months.ts';
import { rangePresetLabels, rangePresets } from '#domain/metrics/rangePreset.ts';
import { TypedDays } from './TypedDays.tsx';
import type { ViewInUse } from './useView.ts';
import styles from './ViewBar.module.css';

export type PanelProps = {
  view: ViewInUse;
  onDone: () => void;
};

type RangePanelProps = PanelProps & {
  startsWithDays?: boolean;
};

const Presets = ({ view, onDone }: PanelProps) => (
  <fieldset className={styles.presets} aria-label="Ready-made ranges">
    {rangePresets.map((preset) => (
      <Button
        key={preset}
        type={view.view.range.preset === preset ? 'primary' : 'default'}
        aria-pressed={view.view.range.preset === preset}
        onClick={() => {
          view.setView({ range: { preset } });
          onDone();
        }}
      >
        {rangePresetLabels[preset]}
      </Button>
    ))}
  </fieldset>
);

/** The view parser sorts and clamps the days, with a notice. */
const setDays = (view: ViewInUse, from: EpochDay, to: EpochDay): void =>
  view.setView({ range: { preset: 'custom', from, to } });

/** Weeks begin on Monday, as in the metrics. Month and year are named by their visible text for voice control, not “Choose a month”. */
const ownNames = { lang: { locale: 'en_GB', monthSelect: '', yearSelect: '' } } as NonNullable<
  ComponentProps<typeof DatePicker.RangePicker>['locale']
>;

/** antd uses the machine's clock, which may differ from the world's, on a stage or in the past. */
const Calendar = ({ view, onDone }: PanelProps) => {
  const today = calendarDayOf(view.today);
  // The current month is the second one shown, because later days cannot be chosen.
  const month = dayjs(calendarDayOf(monthsLater(view.today, -1)));
  return (
    <div className={styles.calendar}>
      <DatePicker.RangePicker
        aria-label="Range in a calendar"
        format="YYYY-MM-DD"
        placeholder={['First day', 'Last day']}
        locale={ownNames}
        defaultPickerValue={[month, month]}
        disabledDate={(day) => day.format('YYYY-MM-DD') > today}
        cellRender={(day, { originNode }) =>
          typeof day === 'object' && day.format('YYYY-MM-DD') === today ? (
            <div data-today="true">{originNode}</div>
          ) : (
            originNode
          )
        }
        getPopupContainer={(trigger) => trigger.parentElement ?? trigger}
        onChange={(_, texts) => {
          const [from = null, to = null] = (texts ?? []).map(epochDayOf);
          if (from === null || to === null) return;
          setDays(view, from, to);
          onDone();
        }}
      />
    </div>
  );
};

export const RangePanel = (props: RangePanelProps) => (
  <>
    <Presets {...props} />
    <TypedDays
      days={props.view.days}
      today={props.view.today}
      isFirst={props.startsWithDays ?? false}
      onDays={(from, to) => {
        setDays(props.view, from, to);
        props.onDone();
      }}
    />
    <Calendar {...props} />
  </>
);
