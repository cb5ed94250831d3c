/** A small button that copies a text and says so. */
import { Button } from 'antd';
import { useState } from 'react';
import { timings } from '#domain/timings.ts';
import { useServices } from '../app/servicesContext.ts';
import { Icon } from './Icon.tsx';

/** `name` says what is copied: "email of Ada Moreau". */
export const CopyButton = ({ text, name }: { text: string; name: string }) => {
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
  const said = { no: 'Copy', yes: 'Copied', refused: 'Select and copy by hand' }[copied];
  return (
    <Button size="small" type="text" onClick={copy} aria-label={`Copy the ${name}`}>
      <Icon name={copied === 'yes' ? 'check' : 'copy'} size={16} />
      <span aria-live="polite">{said}</span>
    </Button>
  );
};
