/** Imports an export of a platform: file, open questions, preview, then all rows at once. */
import { Button, Flex, Progress, Space, Steps } from 'antd';
import { useState } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { ImportOverlap } from '#domain/imports/importedRow.ts';
import { overlappingDays } from '#domain/imports/platform/overlappingDays.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { canCommit } from '#machines/imports/dataImportMachine.ts';
import type { ChosenFile, DataImportContext } from '#machines/imports/importTask.ts';
import { ProblemBox } from '../../../widgets/ProblemBox.tsx';
import { SideDrawer } from '../../../widgets/SideDrawer.tsx';
import bodyStyles from '../ClientImport.module.css';
import type { ClientChanges } from '../useClientChanges.ts';
import { ChooseAnother, ChooseExport } from './ChooseExport.tsx';
import styles from './DataImport.module.css';
import { ImportColumnsTable } from './ImportColumnsTable.tsx';
import { ImportPreviewPart } from './ImportPreviewPart.tsx';
import { ImportQuestions } from './ImportQuestions.tsx';
import { rowsText } from './importWords.ts';
import { type DataImport, type KnownImports, useDataImport } from './useDataImport.ts';

type DrawerProps = {
  client: ClientItem;
  known: KnownImports;
  changes: ClientChanges;
  onClose: () => void;
};

const wordsOf = ({ read }: DataImportContext) => {
  const rows = rowsText(read?.reading.preview?.rows ?? 0);
  return {
    made: `Imported ${rows} of ${read?.name ?? 'the file'}.`,
    takenBack: `The import of ${read?.name ?? 'the file'} is withdrawn: its rows count no more.`,
  };
};

const stepOf = ({ context: { read }, state }: DataImport): number => {
  if (read === null) return 0;
  return state === 'asking' || read.reading.questions.length > 0 ? 1 : 2;
};

const Reading = ({ actor, context: { part, trying } }: DataImport) => (
  <Flex wrap align="center" gap="8px 16px" className={styles.reading ?? ''}>
    <span role="status">Reading {trying?.name}…</span>
    <Progress percent={Math.round(part * 100)} size="small" aria-label="Reading progress" />
    <Button onClick={() => actor.send({ type: 'import.cancel' })}>Stop reading</Button>
  </Flex>
);

const committingWords = ({ isGivenUp, isSent, read }: DataImportContext): string => {
  const rows = rowsText(read?.reading.preview?.rows ?? 0);
  if (isGivenUp) return 'Cancelling…';
  return isSent ? `Saving ${rows}…` : `Preparing ${rows}…`;
};

/** Saving is one step of the backend, so that it has no percentage of its own. */
const savingFrom = 90;

const Committing = ({ actor, context }: DataImport) => (
  <Flex wrap align="center" gap="8px 16px" className={styles.reading ?? ''}>
    <span role="status">{committingWords(context)}</span>
    <Progress
      percent={context.isSent ? savingFrom : Math.round(context.part * savingFrom)}
      size="small"
      aria-label="Import progress"
    />
    <Button disabled={context.isGivenUp} onClick={() => actor.send({ type: 'import.cancel' })}>
      Cancel import
    </Button>
  </Flex>
);

const problemOf = ({ problem, unusable }: DataImportContext): string | null =>
  Object.values(problem?.errors ?? {})[0] ?? problem?.message ?? unusable;

type ContentProps = {
  given: DataImport;
  known: KnownImports;
  overlap: Choice;
  onOverlap: (overlap: Choice) => void;
};

type Choice = ImportOverlap | null;

const overlapsOf = ({ read }: DataImportContext, { covered }: KnownImports) =>
  overlappingDays(read?.reading.preview?.channels ?? [], covered);

const Content = ({ given, known, overlap, onOverlap }: ContentProps) => {
  const { actor, context, state } = given;
  const { read } = context;
  const isBusy = state !== 'asking' && state !== 'previewing';
  if (read === null) return null;
  const { reading, choices } = read;
  if (reading.questions.length > 0)
    return (
      <ImportQuestions
        key={JSON.stringify([read.name, choices])}
        reading={reading}
        choices={choices}
        disabled={isBusy}
        onChoose={(said) => actor.send({ type: 'choices.give', choices: said })}
      />
    );
  return (
    <>
      {reading.preview !== null && (
        <ImportPreviewPart
          reading={reading}
          preview={reading.preview}
          choices={choices}
          disabled={isBusy}
          onChoose={(said) => actor.send({ type: 'choices.give', choices: said })}
          overlaps={overlapsOf(context, known)}
          overlap={overlap}
          onOverlap={onOverlap}
          agreement={context.agreement}
          onAgree={(agreement) => actor.send({ type: 'agreement.give', agreement })}
        />
      )}
      <Flex component="section" vertical gap={12} className={styles.part ?? ''}>
        <h3>Columns</h3>
        {read.isRemembered && (
          <p className="note">What the columns are was said of an earlier file with the same header.</p>
        )}
        <ImportColumnsTable
          columns={reading.columns}
          disabled={isBusy}
          onRole={(key, role) =>
            actor.send({
              type: 'choices.give',
              choices: { ...choices, roles: { ...choices.roles, [key]: role } },
            })
          }
        />
      </Flex>
    </>
  );
};

/** Says why the import is disabled; null if it is not, or if a fault says it above. */
const missingOf = ({ read }: DataImportContext, isAgreed: boolean, isSettled: boolean): string | null => {
  if (read?.reading.preview == null || read.reading.fault !== null) return null;
  if (!isAgreed) return 'Confirm the warnings above to import.';
  return isSettled ? null : 'Choose which figures count to import.';
};

type FooterProps = {
  given: DataImport;
  missing: string | null;
  isReady: boolean;
  onChoose: (chosen: ChosenFile) => void;
  onCommit: () => void;
  onClose: () => void;
};

const Footer = ({ given, missing, isReady, onChoose, onCommit, onClose }: FooterProps) => {
  const { actor, context, state } = given;
  const isSaving = state === 'committing' || state === 'withdrawing';
  const isBusy = state === 'reading' || isSaving;
  const rows = context.read?.reading.preview?.rows;
  return (
    <Space wrap>
      {state === 'failed' ? (
        <>
          <Button type="primary" onClick={() => actor.send({ type: 'import.retry' })}>
            Try again
          </Button>
          <Button onClick={() => actor.send({ type: 'import.back' })}>Back</Button>
        </>
      ) : (
        rows !== undefined && (
          <Button
            type="primary"
            loading={isSaving}
            disabled={!isReady || state !== 'previewing'}
            onClick={onCommit}
          >
            Import {rowsText(rows)}
          </Button>
        )
      )}
      {context.read !== null && <ChooseAnother disabled={isBusy} onChoose={onChoose} />}
      <Button disabled={isSaving} onClick={onClose}>
        Cancel
      </Button>
      {missing !== null && state === 'previewing' && <span className="note">{missing}</span>}
    </Space>
  );
};

export const DataImportDrawer = ({ client, known, changes, onClose }: DrawerProps) => {
  const [overlap, setOverlap] = useState<Choice>(null);
  const given = useDataImport({
    client,
    known,
    onDone: (context) => {
      changes.ask(changeWithNotice(wordsOf(context), context.position));
      onClose();
    },
  });
  const { actor, context, state } = given;
  const choose = (chosen: ChosenFile): void => {
    // The choice applies only to the days of the former file.
    setOverlap(null);
    actor.send({ type: 'file.choose', ...chosen });
  };
  const hasOverlap = overlapsOf(context, known).length > 0;
  const isSettled = !hasOverlap || overlap !== null;
  const isReady = canCommit(context) && isSettled;
  return (
    <SideDrawer
      title={`Import a file for ${client.name}`}
      focus="title"
      isWide
      holdsChoices={context.read !== null}
      footer={
        <Footer
          given={given}
          missing={missingOf(context, canCommit(context), isSettled)}
          isReady={isReady}
          onChoose={choose}
          onCommit={() => actor.send({ type: 'import.commit', overlap: overlap ?? 'replace' })}
          onClose={onClose}
        />
      }
      onClose={onClose}
    >
      <Flex vertical gap={20} className={bodyStyles.body ?? ''}>
        <Steps
          size="small"
          current={stepOf(given)}
          items={[
            { title: 'Choose a file' },
            { title: 'Add missing details' },
            { title: 'Check and import' },
          ]}
        />
        <ProblemBox text={problemOf(context)} />
        {state === 'reading' && <Reading {...given} />}
        {(state === 'committing' || state === 'withdrawing') && <Committing {...given} />}
        {context.read === null && state !== 'reading' && <ChooseExport onChoose={choose} />}
        {context.read !== null && <p role="status">{context.read.name}</p>}
        <Content given={given} known={known} overlap={overlap} onOverlap={setOverlap} />
      </Flex>
    </SideDrawer>
  );
};
