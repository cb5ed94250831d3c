/** Renders all view controls in a drawer for small screens. */
import { Button, Flex } from 'antd';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import { ClientSelect } from './ClientSelect.tsx';
import { ControlPanel } from './ControlPanel.tsx';
import { type Exports, ShareAndExport } from './MorePanel.tsx';
import type { ViewInUse } from './useView.ts';
import styles from './ViewBar.module.css';
import type { ViewControlName } from './viewShortcuts.ts';

type ViewDrawerProps = {
  view: ViewInUse;
  controls: readonly ViewControlName[];
  only: string | null;
  pinned: readonly string[];
  onClose: () => void;
} & Exports;

const stay = (): void => undefined;

const titles: Readonly<Record<ViewControlName, string>> = {
  client: 'Client',
  range: 'Range',
  compare: 'Comparison',
  interval: 'Interval',
  filters: 'Filters',
  annotations: 'Annotations',
  asOf: 'As of',
};

const Part = ({ control, ...props }: ViewDrawerProps & { control: ViewControlName }) => {
  const { view, only, pinned, onClose } = props;
  if (control !== 'client')
    return <ControlPanel control={control} view={view} onDone={control === 'asOf' ? onClose : stay} />;
  return (
    <ClientSelect
      id="view-client-drawer"
      isAsked={false}
      onClose={stay}
      view={view}
      only={only}
      pinned={pinned}
    />
  );
};

export const ViewDrawer = (props: ViewDrawerProps) => (
  <SideDrawer
    title="View"
    focus="title"
    onClose={props.onClose}
    footer={
      <Button type="primary" onClick={props.onClose}>
        Done
      </Button>
    }
  >
    <Flex vertical gap={24} className={styles.drawer ?? ''}>
      {props.controls.map((control) => (
        <section key={control} aria-label={titles[control]}>
          <h3>{titles[control]}</h3>
          <Part {...props} control={control} />
        </section>
      ))}
      <section aria-label="Share and export">
        <h3>Share and export</h3>
        <Flex wrap gap={4} className={styles.exports ?? ''}>
          <ShareAndExport {...props} />
        </Flex>
      </section>
    </Flex>
  </SideDrawer>
);
