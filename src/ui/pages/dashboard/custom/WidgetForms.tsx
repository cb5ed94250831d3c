/** Renders forms opened by a dashboard's widgets, and stays mounted after closing to show the save notice. */
import { makeClientWork } from '#machines/editing/clientWorkService.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import type { MetricSelection } from '../../../parts/figures/useSelection.ts';
import { useReversible } from '../../../parts/useReversible.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { BoardForm } from '../client/BoardForm.tsx';
import type { OpenForm } from '../client/edit.ts';

type WidgetFormsProps = {
  readonly board: MetricSelection;
  readonly form: OpenForm | null;
  readonly onClose: () => void;
};

const useChoices = (clientId: string) =>
  (useClients(true) ?? [])
    .filter(({ id, archived_at }) => archived_at === null && (clientId === '' || id === clientId))
    .map(({ id, name }) => ({ value: id, label: name }));

export const WidgetForms = ({ board, form, onClose }: WidgetFormsProps) => {
  const changes = useReversible(makeClientWork);
  const clients = useChoices(board.clientId);
  return (
    <>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {form && <BoardForm board={board} clients={clients} form={form} changes={changes} onClose={onClose} />}
    </>
  );
};
