/** Lets its children open forms over the dashboard; the forms' code loads on first use. */
import { type ReactNode, useState } from 'react';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import type { OpenForm } from '../client/edit.ts';
import type { Board } from '../client/useBoard.ts';
import { OpenFormContext } from './openForm.ts';

const lateForms = {
  fault: 'The form did not load',
  load: async () => (await import('./WidgetForms.tsx')).WidgetForms,
};

type BoardFormsProps = { readonly board: Board; readonly children: ReactNode };

export const BoardForms = ({ board, children }: BoardFormsProps) => {
  const [form, setForm] = useState<OpenForm | null>(null);
  const Forms = useLazyModule(form !== null, lateForms);
  return (
    <OpenFormContext value={board.mayEdit ? setForm : null}>
      {children}
      {Forms && <Forms board={board} form={form} onClose={() => setForm(null)} />}
    </OpenFormContext>
  );
};
