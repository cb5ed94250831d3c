/** Renders the status of a client as a tag. */
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { StatusTag } from '../widgets/StatusTag.tsx';

const words = { active: 'Active', paused: 'Paused', archived: 'Archived' } as const;
const tones = { active: 'good', paused: 'warning', archived: 'quiet' } as const;

export const ClientStatus = ({ status }: Pick<ClientItem, 'status'>) => (
  <StatusTag tone={tones[status]}>{words[status]}</StatusTag>
);
