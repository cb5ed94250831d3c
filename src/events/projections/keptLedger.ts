/** The ledger of a workspace: of what a snapshot has it is made when somebody asks for it, since few pages do. */
import {
  type ChangeLedger,
  emptyLedger,
  extendLedger,
  type GrowingLedger,
  type LedgerSource,
} from './changeLedger.ts';

/** A part of the ledger's events as text. */
export type LedgerPart = { readonly count: number; readonly text: string };

type Row = readonly [
  position: number,
  id: string,
  stream: string,
  type: string,
  occurredAt: string,
  commandId: string,
  causationId: string | null,
  actor: LedgerSource['actor'],
  tags: readonly string[],
  data: LedgerSource['data'],
];

const rowOf = (event: LedgerSource): Row => [
  event.position,
  event.id,
  event.stream,
  event.type,
  event.occurredAt,
  event.commandId,
  event.causationId,
  event.actor,
  event.tags,
  event.data,
];

const sourceOf = (row: Row): LedgerSource => {
  const [position, id, stream, type, occurredAt, commandId, causationId, actor, tags, data] = row;
  return { position, id, stream, type, occurredAt, commandId, causationId, actor, tags, data };
};

export const packLedger = (events: readonly LedgerSource[]): LedgerPart => ({
  count: events.length,
  text: JSON.stringify(events.map(rowOf)),
});

const unpackLedger = ({ text }: LedgerPart): readonly LedgerSource[] =>
  (JSON.parse(text) as readonly Row[]).map(sourceOf);

export type KeptLedger = {
  /** Goes on from the parts of a snapshot; to be called before any other event is taken. */
  readonly begin: (parts: readonly LedgerPart[]) => void;
  readonly take: (events: readonly LedgerSource[]) => void;
  readonly now: () => ChangeLedger;
};

export const createKeptLedger = (): KeptLedger => {
  let ledger: GrowingLedger | null = emptyLedger();
  let parts: readonly LedgerPart[] = [];
  /** Came while the parts have not been read. */
  let later: LedgerSource[] = [];

  const make = (): GrowingLedger => {
    const made = emptyLedger();
    for (const part of parts) extendLedger(made, unpackLedger(part));
    extendLedger(made, later);
    ledger = made;
    parts = [];
    later = [];
    return made;
  };

  return {
    begin: (found) => {
      parts = found;
      ledger = null;
    },
    take: (events) => {
      if (ledger) extendLedger(ledger, events);
      else later.push(...events);
    },
    now: () => ledger ?? make(),
  };
};
