/** Previews the look that is being edited as a client gets it: the portal, a report, the sign-in page and a mail. */
import { Button, Flex, Select } from 'antd';
import { useRef, useState } from 'react';
import { lookForClient } from '#domain/branding/clientLook.ts';
import { type Look, lookInForce } from '#domain/branding/look.ts';
import type { ClientLookItem, LookItem } from '#domain/contract/brandingSchemas.ts';
import { lookOfItem } from '#domain/contract/lookItems.ts';
import { useReply } from '../../data/useReply.ts';
import { useClients } from '../../parts/view/useClients.ts';
import type { PreviewTheme } from '../../services/previewedApp.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { usePlan } from '../../services/usePlan.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';
import { useIsNarrow } from '../../widgets/useIsNarrow.ts';
import { AccentContrast } from './AccentContrast.tsx';
import styles from './LookPreview.module.css';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewMail } from './PreviewMail.tsx';
import type { ScreenWidth } from './PreviewScreen.tsx';

type SceneName = 'portal' | 'report' | 'signIn' | 'email';

const scenes: { value: SceneName; label: string }[] = [
  { value: 'portal', label: 'Portal' },
  { value: 'report', label: 'Report' },
  { value: 'signIn', label: 'Sign-in' },
  { value: 'email', label: 'Email' },
];

const themes: { value: PreviewTheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const widths: { value: ScreenWidth; label: string }[] = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
];

type Client = { readonly id: string; readonly name: string; readonly domain: string };

type SceneProps = {
  readonly look: LookItem;
  readonly client: Client;
  readonly theme: PreviewTheme;
  readonly width: ScreenWidth;
};

const latestRuns = (client: string) => ({ client, limit: '20' });

/** The latest run that has reached the client; null without one. */
const useLatestRun = (client: string) => {
  const { data } = useReply('listReportRuns', latestRuns(client));
  return data === undefined ? undefined : (data.items.find(({ sent_at: sent }) => sent !== null) ?? null);
};

const ownLook = ({ name, accent, logo_id: logoId, dark_logo_id: darkLogoId }: ClientLookItem) => ({
  name,
  accent,
  logoId,
  darkLogoId,
});

/** As far as the plan reaches, with what the client has of its own. */
const useLookFor = (item: LookItem, clientId: string): Look => {
  const { features } = usePlan();
  const { data } = useReply('listClientLooks');
  const own = data?.items.find(({ client_id: id }) => id === clientId)?.look ?? null;
  return lookForClient(lookInForce(lookOfItem(item), features), own && ownLook(own), features);
};

const NoReport = ({ client }: { readonly client: Client }) => (
  <EmptyState
    level={3}
    title="No report was sent yet"
    text={`Choose another client, or send ${client.name} a report first.`}
  />
);

const PortalScene = ({ client, ...rest }: SceneProps) => (
  <PreviewFrame
    key={client.id}
    title={`Portal of ${client.name}`}
    address="dashboard"
    clientId={client.id}
    {...rest}
  />
);

const ReportScene = ({ client, ...rest }: SceneProps) => {
  const run = useLatestRun(client.id);
  if (run === undefined) return <ShapeSkeleton isDocument />;
  if (run === null) return <NoReport client={client} />;
  return (
    <PreviewFrame
      key={run.id}
      title={`Report of ${client.name}`}
      address={`dashboard?run=${run.id}`}
      clientId={client.id}
      {...rest}
    />
  );
};

const SignInScene = ({ client: _, ...rest }: SceneProps) => {
  const agency = useAuth().membership?.workspace_id ?? '';
  return <PreviewFrame title="Sign-in page" address={`login?agency=${agency}`} clientId={null} {...rest} />;
};

const EmailScene = ({ look: item, client, width }: SceneProps) => {
  const run = useLatestRun(client.id);
  const look = useLookFor(item, client.id);
  const workspace = useReply('readWorkspace').data?.workspace.name;
  if (run === undefined || workspace === undefined) return <ShapeSkeleton isDocument />;
  if (run === null) return <NoReport client={client} />;
  return <PreviewMail run={run} client={client} look={look} workspace={workspace} width={width} />;
};

const drawn = { portal: PortalScene, report: ReportScene, signIn: SignInScene, email: EmailScene } as const;

type ChoiceProps = {
  readonly clients: readonly Client[];
  readonly client: Client | undefined;
  readonly onChoose: (id: string) => void;
};

const ClientSelect = ({ clients, client, onChoose }: ChoiceProps) => (
  <Select
    aria-label="Client of the preview"
    showSearch={searchedByLabel}
    popupMatchSelectWidth={false}
    value={client?.id ?? null}
    options={clients.map(({ id, name }) => ({ value: id, label: name }))}
    disabled={clients.length === 0}
    onChange={onChoose}
  />
);

const useChosenClient = () => {
  const [chosen, choose] = useState<string | null>(null);
  const all = useClients(true);
  const clients = all?.filter(({ archived_at: archived }) => archived === null) ?? [];
  return { all, clients, client: clients.find(({ id }) => id === chosen) ?? clients[0], choose };
};

const Shown = ({
  scene,
  client,
  all,
  ...rest
}: Omit<SceneProps, 'client'> & {
  readonly scene: SceneName;
  readonly client: Client | undefined;
  readonly all: readonly Client[] | undefined;
}) => {
  const { isStaged } = useServices();
  const Scene = drawn[scene];
  if (all === undefined) return <ShapeSkeleton isDocument />;
  if (client === undefined)
    return <EmptyState level={3} title="No client yet" text="Add a client to see what it gets." />;
  if (isStaged && scene !== 'email')
    return <p className="hint">While a scenario runs, the page is not shown in a frame.</p>;
  return <Scene client={client} {...rest} />;
};

export const LookPreview = ({ look }: { readonly look: LookItem }) => {
  const end = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<SceneName>('portal');
  const [theme, setTheme] = useState<PreviewTheme>('light');
  const [chosenWidth, setWidth] = useState<ScreenWidth | null>(null);
  const isNarrow = useIsNarrow();
  const width = chosenWidth ?? (isNarrow ? 'phone' : 'desktop');
  const { all, clients, client, choose } = useChosenClient();
  return (
    <section aria-labelledby="preview">
      <Flex wrap align="center" justify="space-between" gap="12px 24px">
        <h2 id="preview">Preview</h2>
        <ClientSelect clients={clients} client={client} onChoose={choose} />
      </Flex>
      <Flex wrap align="center" gap="8px 12px">
        <KitSegmented aria-label="Page of the preview" options={scenes} value={scene} onChange={setScene} />
        <KitSegmented
          aria-label="Theme of the preview"
          options={themes}
          value={theme}
          disabled={scene === 'email'}
          onChange={setTheme}
        />
        <KitSegmented aria-label="Screen of the preview" options={widths} value={width} onChange={setWidth} />
      </Flex>
      <Button type="link" size="small" className={styles.skip ?? ''} onClick={() => end.current?.focus()}>
        Skip the preview
      </Button>
      <Shown {...{ scene, client, all, look, theme, width }} />
      <p className="hint">The page itself, as the client gets it. Nothing that you press in it is saved.</p>
      <div ref={end} tabIndex={-1}>
        <AccentContrast look={look} />
      </div>
    </section>
  );
};
