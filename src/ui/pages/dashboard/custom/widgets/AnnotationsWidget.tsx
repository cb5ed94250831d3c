/** Renders the annotations of the visible days, for one client or for all. */
import { Button } from 'antd';
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { useReply } from '../../../../data/useReply.ts';
import { useAnnotationWays } from '../../../../parts/annotations/useAnnotationWays.tsx';
import { emptyLists } from '../../../../parts/empty/emptyLists.ts';
import { widerRange } from '../../../../parts/figures/selectionEmptiness.tsx';
import { WidgetFrame } from '../../../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../../../parts/figures/widgetState.ts';
import { useClients } from '../../../../parts/view/useClients.ts';
import { AnnotationRows } from '../../client/AnnotationRows.tsx';
import styles from './Widgets.module.css';
import { heightOf, type WidgetProps } from './widgetParts.ts';

const useClientOf = (isWanted: boolean) => {
  const clients = useClients(isWanted);
  return ({ client_id }: AnnotationItem) => {
    const name = isWanted ? clients?.find(({ id }) => id === client_id)?.name : undefined;
    return name === undefined ? null : <strong>{name}:</strong>;
  };
};

export const AnnotationsWidget = ({ widget, board }: WidgetProps) => {
  const { from, to } = board.query;
  const isOfAll = board.clientId === '';
  const asked = { from, to, ...(isOfAll ? {} : { client: board.clientId }) };
  const { data, error, refetch } = useReply('listAnnotations', asked);
  const clientOf = useClientOf(isOfAll);
  const ways = useAnnotationWays({ clientId: board.clientId || null, day: to });
  const { text, title } = emptyLists.annotations.noData;
  return (
    <WidgetFrame
      title={widgetName(widget)}
      state={widgetState({ data, error }, data?.items.length === 0 ? 'noData' : null)}
      height={heightOf(widget) - 84}
      onRetry={refetch}
      empty={{ noData: { title, text, ...widerRange(board.use) } }}
      tools={
        board.mayEdit && (
          <>
            <Button size="small" aria-haspopup="dialog" onClick={ways.add}>
              Add annotation
            </Button>
            {ways.shown}
          </>
        )
      }
    >
      {() =>
        data && (
          <div className={styles.notes}>
            <AnnotationRows
              items={data.items}
              isForAgency={!board.use.isOfClient}
              before={clientOf}
              edit={board.mayEdit ? ways.edit : undefined}
            />
          </div>
        )
      }
    </WidgetFrame>
  );
};
