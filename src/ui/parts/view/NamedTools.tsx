/** What can be done with something that was kept under a name, beside the button that chooses it. */
import { Button } from 'antd';
import { Icon } from '../../widgets/Icon.tsx';

type NamedToolsProps = {
  /** `the segment Mobile`. */
  readonly what: string;
  readonly isBusy: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
};

export const NamedTools = ({ what, isBusy, onRename, onRemove }: NamedToolsProps) => (
  <>
    <Button type="text" disabled={isBusy} aria-label={`Rename ${what}`} onClick={onRename}>
      Rename
    </Button>
    <Button type="text" disabled={isBusy} aria-label={`Remove ${what}`} onClick={onRemove}>
      <Icon name="close" size={14} />
    </Button>
  </>
);
