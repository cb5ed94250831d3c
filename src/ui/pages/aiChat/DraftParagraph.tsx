/** Adds an answer as a paragraph to a draft report of its client, with undo. */
import { Button } from 'antd';
import { useState } from 'react';
import type { FiguresAnswer } from '#domain/contract/figuresAnswer.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ReportDialog } from '../../parts/chartMenu/ReportDialog.tsx';
import { useReversible } from '../../parts/useReversible.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { usePlan } from '../../services/usePlan.ts';

type DraftParagraphProps = { answer: FiguresAnswer; text: string };

export const DraftParagraph = ({ answer: { client, label }, text }: DraftParagraphProps) => {
  const changes = useReversible();
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useCanEdit('agency');
  const { has } = usePlan();
  if (client === null || !mayWrite || !has('custom_reports')) return null;
  return (
    <>
      <Button size="small" type="text" onClick={() => setOpen(true)}>
        Add to a report
      </Button>
      {isOpen && (
        <ReportDialog
          clientId={client.id}
          section={{
            kind: 'text',
            title: label,
            figures: [],
            by: null,
            text,
            client_id: null,
            period: null,
            filters: '',
          }}
          ask={changes.ask}
          onClose={() => setOpen(false)}
        />
      )}
      <ChangeNotice actor={changes.actor} words={changes.words} />
    </>
  );
};
