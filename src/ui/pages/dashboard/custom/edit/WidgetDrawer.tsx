/** Renders the form of a widget: content, name, and the position of an existing one. */

import { Button, Form, Input, Select, Space } from 'antd';
import { useId } from 'react';
import type { FigureSet } from '#domain/contract/metricSchemas.ts';
import { longestDescription, longestWidgetText, widgetProblems } from '#domain/dashboards/dashboardRules.ts';
import { gridColumns, mostRows, type Size } from '#domain/dashboards/grid.ts';
import { breakdownLabels, type Widget, widgetKinds, widgetSpecs } from '#domain/dashboards/widget.ts';
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { targetFigures } from '#domain/goals/targetFigures.ts';
import { figureNames } from '#domain/kpi/figureNames.ts';
import { readWithin } from '#domain/numbers/readWithin.ts';
import { type FigureName, figureSpecs } from '../../../../parts/figures/figureSpecs.ts';
import type { MetricSelection } from '../../../../parts/figures/useSelection.ts';
import { PictureField } from '../../../../parts/pictures/PictureField.tsx';
import { FilterPicker } from '../../../../parts/view/FilterPicker.tsx';
import { CancelButton } from '../../../../widgets/CancelButton.tsx';
import { FormField } from '../../../../widgets/FormField.tsx';
import { NumberInput } from '../../../../widgets/NumberInput.tsx';
import { SideDrawer } from '../../../../widgets/SideDrawer.tsx';
import { searchedByLabel } from '../../../../widgets/searchedByLabel.ts';
import { Unsaved } from '../../../../widgets/Unsaved.tsx';
import styles from './Editor.module.css';
import { fieldsOf, figuresFor, type WidgetForm, widgetOf } from './widgetForm.ts';

const PlaceFields = ({ least }: { least: Size }) => {
  const fields = [
    { name: 'column', label: 'Column', least: 1, most: gridColumns },
    { name: 'row', label: 'Row', least: 1, most: 400 },
    { name: 'width', label: 'Width in columns', least: least.width, most: gridColumns },
    { name: 'height', label: 'Height in rows', least: least.height, most: mostRows },
  ];
  return (
    <div className={styles.places}>
      {fields.map(({ name, label, ...range }) => (
        <FormField key={name} name={name} label={label} problemOf={(text) => readWithin(text, range).problem}>
          <NumberInput inputMode="numeric" {...range} />
        </FormField>
      ))}
    </div>
  );
};

/** Metrics without a source stay selectable, because one may be connected later, and are marked. `totals`: undefined while loading. */
export const figureOptions = (names: readonly FigureName[], totals: FigureSet | undefined) =>
  names.map((value) => {
    const { label } = figureSpecs[value];
    const isReported = totals === undefined || totals[value] !== null;
    return { value, label: isReported ? label : `${label} (no source reports it)` };
  });

type WidgetDrawerProps = {
  readonly widget: Widget;
  readonly isNew: boolean;
  readonly board: MetricSelection;
  readonly onSave: (widget: Widget) => void;
  readonly onClose: () => void;
};

const kinds = widgetKinds.map((value) => ({ value, label: widgetSpecs[value].label }));
const breakdowns = Object.entries(breakdownLabels).map(([value, label]) => ({ value, label }));
type OfKind = Pick<Widget, 'kind'> & { readonly board: MetricSelection };

const Figures = ({ kind, board }: OfKind) => {
  const { most } = widgetSpecs[kind].figures;
  const label = most === 1 ? 'Figure' : 'Figures';
  return (
    <Form.Item name="figures" label={label} {...(most > 1 ? { extra: `At most ${most}.` } : {})}>
      <Select
        aria-label={label}
        showSearch={searchedByLabel}
        options={figureOptions(kind === 'goal' ? targetFigures : figureNames, board.metrics.data?.totals)}
        {...(most > 1 ? { mode: 'multiple' as const, maxCount: most } : {})}
      />
    </Form.Item>
  );
};

const Chosen = ({ value = null, onChange }: { value?: string | null; onChange?: (id: string) => void }) => (
  <PictureField value={value} alt="" what="picture" onChange={(id) => id !== null && onChange?.(id)} />
);

const ByKind = ({ kind, board }: OfKind) => {
  const { figures, isBrokenDown } = widgetSpecs[kind];
  return (
    <>
      {figures.most > 0 && <Figures key={figures.most > 1 ? 'many' : 'one'} kind={kind} board={board} />}
      {isBrokenDown && (
        <Form.Item name="by" label="Broken down by">
          <Select aria-label="Broken down by" options={breakdowns} />
        </Form.Item>
      )}
      {kind === 'text' && (
        <Form.Item
          name="text"
          label="Text"
          extra={<>Start a line with # for a heading or - for a list. Put **two stars** around bold text.</>}
        >
          <Input.TextArea rows={8} maxLength={longestWidgetText} />
        </Form.Item>
      )}
      {kind === 'image' && (
        <>
          <Form.Item name="picture" label="Picture">
            <Chosen />
          </Form.Item>
          <Form.Item
            name="text"
            label="Description"
            extra="What the picture shows, for people who cannot see it."
          >
            <Input.TextArea rows={2} maxLength={longestDescription} />
          </Form.Item>
        </>
      )}
    </>
  );
};

export const WidgetDrawer = ({ widget, isNew, board, onSave, onClose }: WidgetDrawerProps) => {
  const id = useId();
  const [form] = Form.useForm<WidgetForm>();
  const kind = Form.useWatch('kind', form) ?? widget.kind;
  const figures = Form.useWatch('figures', form);
  const edit = (changed: Partial<WidgetForm>) => {
    form.setFields(Object.keys(changed).map((name) => ({ name: name as keyof WidgetForm, errors: [] })));
    if (changed.kind === undefined) return;
    form.resetFields(['figures']);
    form.setFieldsValue(figuresFor(changed.kind, figures));
  };
  const submit = (fields: WidgetForm) => {
    const next = widgetOf(widget, fields);
    const wrong = Object.entries(widgetProblems(next)).map(([name, text]) => ({
      name: name as keyof WidgetForm,
      errors: [text],
    }));
    form.setFields(wrong);
    if (wrong[0]) form.focusField(wrong[0].name);
    else onSave(next);
  };
  const actions = (
    <Space>
      <Button type="primary" htmlType="submit" form={id}>
        {isNew ? 'Add widget' : 'Done'}
      </Button>
      <CancelButton onCancel={onClose} />
    </Space>
  );
  return (
    <SideDrawer
      title={isNew ? 'Add a widget' : `Set up ${widgetName(widget)}`}
      focus="field"
      holdsChoices={false}
      footer={actions}
      onClose={onClose}
    >
      <Unsaved form={form} />
      <Form<WidgetForm>
        form={form}
        name={id}
        layout="vertical"
        requiredMark={false}
        initialValues={fieldsOf(widget)}
        onValuesChange={edit}
        onFinish={submit}
      >
        <Form.Item name="kind" label="Kind" extra={widgetSpecs[kind].about}>
          <Select aria-label="Kind" options={kinds} disabled={!isNew} />
        </Form.Item>
        <ByKind kind={kind} board={board} />
        {widgetSpecs[kind].takesFilters && (
          <Form.Item name="filters" label="Filters" extra="They narrow what the view shows.">
            <FilterPicker of="the widget" client={board.clientId || null} />
          </Form.Item>
        )}
        <Form.Item name="title" label="Title" extra="Leave empty to use the name of what it shows.">
          <Input autoComplete="off" />
        </Form.Item>
        {!isNew && <PlaceFields least={widgetSpecs[kind].least} />}
      </Form>
    </SideDrawer>
  );
};
