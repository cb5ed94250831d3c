/** The form of the look: what the plan does not have is shown locked, with the plan that has it. */
import { Checkbox, Input } from 'antd';
import type { FormEvent, ReactNode } from 'react';
import { parseHex } from '#domain/branding/contrast.ts';
import { longestBrandName, longestLogoText } from '#domain/branding/look.ts';
import { checkFeature } from '#domain/plans/checkLimit.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import type { Feature } from '#domain/plans/planFeatures.ts';
import { productName } from '#domain/product.ts';
import type { RecordFields } from '#machines/records/recordEditorMachine.ts';
import { surroundingsOf } from '../../app/theme/accentPalette.ts';
import { usePlan } from '../../app/usePlan.ts';
import { AppLink } from '../../widgets/AppLink.tsx';
import { Field } from '../../widgets/Field.tsx';
import { useFirstWrongField } from '../../widgets/useFirstWrongField.ts';
import styles from './WhiteLabelSettings.module.css';

type LookFormProps = {
  fields: RecordFields;
  errors: Readonly<Record<string, string>> | undefined;
  disabled: boolean;
  onChange: (changes: RecordFields) => void;
  onSubmit: () => void;
  children: ReactNode;
};

const Lock = ({ feature }: { feature: Feature }) => {
  const { plan, known, has } = usePlan();
  const locked = checkFeature(plan, feature);
  if (!known || has(feature) || !locked?.neededPlan) return null;
  return (
    <p className={styles.lock}>
      Comes with {plans[locked.neededPlan].title} and above. <AppLink to="/billing">See plans</AppLink>
    </p>
  );
};

const Colour = ({ fields, disabled, errors, onChange }: Omit<LookFormProps, 'children' | 'onSubmit'>) => {
  const accent = String(fields.accent);
  return (
    <Field
      label="Accent colour"
      error={errors?.accent}
      hint="Any colour. It is shown in a tone of it that can be read."
    >
      {(control) => (
        <div className={styles.colour}>
          <input
            type="color"
            aria-label="Pick the accent colour"
            disabled={disabled}
            value={parseHex(accent) ? accent : surroundingsOf('light').productAccent}
            onChange={({ target }) => onChange({ accent: target.value })}
          />
          <Input
            {...control}
            disabled={disabled}
            placeholder="#7c3aed"
            autoComplete="off"
            spellCheck={false}
            value={accent}
            onChange={({ target }) => onChange({ accent: target.value })}
          />
        </div>
      )}
    </Field>
  );
};

export const LookForm = ({ onSubmit, children, ...rest }: LookFormProps) => {
  const { fields, errors, disabled, onChange } = rest;
  const { known, has } = usePlan();
  const basic = disabled || (known && !has('white_label_basic'));
  const full = disabled || (known && !has('white_label_full'));
  const form = useFirstWrongField(errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label="The look of your workspace"
    >
      <fieldset className={styles.part}>
        <legend>Name and colour</legend>
        <Lock feature="white_label_basic" />
        <Field
          label="Name"
          error={errors?.name}
          hint={`Up to ${longestBrandName} characters. Leave it empty for ${productName}.`}
        >
          {(control) => (
            <Input
              {...control}
              disabled={basic}
              autoComplete="off"
              value={String(fields.name)}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        <Colour {...rest} disabled={basic} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Mark and footer</legend>
        <Lock feature="white_label_full" />
        <Field
          label="Logo text"
          error={errors?.logo_text}
          hint={`Up to ${longestLogoText} characters. Leave it empty for our sign.`}
        >
          {(control) => (
            <Input
              {...control}
              disabled={full}
              autoComplete="off"
              value={String(fields.logo_text)}
              onChange={({ target }) => onChange({ logo_text: target.value })}
            />
          )}
        </Field>
        <Checkbox
          disabled={full}
          checked={fields.hide_powered_by === true}
          onChange={({ target }) => onChange({ hide_powered_by: target.checked })}
        >
          Hide “Powered by {productName}”
        </Checkbox>
      </fieldset>
      {children}
    </form>
  );
};
