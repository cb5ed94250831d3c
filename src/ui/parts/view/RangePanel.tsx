/** Sets the range: by a preset, by two typed days, or by pressing days in a calendar. */
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
  /** Whether the typed days are what was asked for. */
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

/** Both days are asked of the address, which puts them in order and in the past, and says so. */
const setDays = (view: ViewInUse, from: EpochDay, to: EpochDay): void =>
  view.setView({ range: { preset: 'custom', from, to } });

/**
 * Its weeks begin on Monday, as those of the figures do. Its month and its year are named by what they say, not by "Choose a month":
 * who speaks to the screen says what is seen.
 */
const ownNames = { lang: { locale: 'en_GB', monthSelect: '', yearSelect: '' } } as NonNullable<
  ComponentProps<typeof DatePicker.RangePicker>['locale']
>;

/** antd asks the machine's clock; the world's may stand elsewhere, on a stage as in the past. */
const Calendar = ({ view, onDone }: PanelProps) => {
  const today = calendarDayOf(view.today);
  // Two months are shown: the one of today is the second, as no later day can be chosen.
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
