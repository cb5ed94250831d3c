/** Renders a small button that copies a text and confirms it. */
import { Button } from 'antd';
import { useState } from 'react';
import { timings } from '#domain/timings.ts';
import { useServices } from '../services/servicesContext.ts';
import { Icon } from '../widgets/Icon.tsx';

type CopyButtonProps = {
  text: string;
  /** Names the copied text: “email of Ada Moreau”. With a `label` it follows after a colon. */
  name: string;
  label?: string;
};

export const CopyButton = ({ text, name, label }: CopyButtonProps) => {
  const { world } = useServices();
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
    world.clock.setTimeout(() => setCopied('no'), timings.copiedNotice);
  };
  const said = { no: label ?? 'Copy', yes: 'Copied', refused: 'Select and copy by hand' }[copied];
  return (
    <Button
      size="small"
      type="text"
      onClick={copy}
      aria-label={label === undefined ? `Copy the ${name}` : `${label}: ${name}`}
    >
      <Icon name={copied === 'yes' ? 'check' : 'copy'} size={16} />
      <span aria-live="polite">{said}</span>
    </Button>
  );
};
