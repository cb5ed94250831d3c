/** Renders the tool of an installed app; each loads its own code. */
import { Flex } from 'antd';
import { type ReactNode, useMemo } from 'react';
import type { AppTool } from '#domain/marketplace/listing.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import type { AppServices } from '../../services/appServices.ts';
import { ServicesContext, useServices } from '../../services/servicesContext.ts';
import { type LateCode, useLazyModule } from '../../services/useLazyModule.ts';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import type { ToolProps } from './installationActors.ts';
import styles from './tools/Tools.module.css';

type Tool = LateCode<(props: ToolProps) => ReactNode>;

const fault = 'The app did not load';

const tools: Readonly<Record<AppTool, Tool>> = {
  slides: { fault, load: async () => (await import('./tools/SlidesTool.tsx')).SlidesTool },
  budgets: { fault, load: async () => (await import('./tools/AlertRuleTool.tsx')).BudgetTool },
  unusual: { fault, load: async () => (await import('./tools/AlertRuleTool.tsx')).UnusualTool },
  digest: { fault, load: async () => (await import('./tools/DigestTool.tsx')).DigestTool },
  utm: { fault, load: async () => (await import('./tools/UtmTool.tsx')).UtmTool },
  names: { fault, load: async () => (await import('./tools/NamesTool.tsx')).NamesTool },
  tasks: { fault, load: async () => (await import('./tools/TaskTool.tsx')).TaskTool },
  sheet: { fault, load: async () => (await import('./tools/SheetTool.tsx')).SheetTool },
  holidays: { fault, load: async () => (await import('./tools/HolidayTool.tsx')).HolidayTool },
};

/** Calls in the name of the app, so that its clients, its limit and its log apply. */
const useAppServices = (app: string): AppServices => {
  const services = useServices();
  return useMemo(() => {
    const { api } = services;
    const own = (options: readonly unknown[]) => ({ ...Object(options[0]), app });
    return {
      ...services,
      api: {
        ...api,
        app,
        call: (name: never, ...options: never) => api.call(name, own(options) as never),
        callVersioned: (name: never, ...options: never) => api.callVersioned(name, own(options) as never),
      } as ApiClient,
    };
  }, [services, app]);
};

export const ToolPart = ({ item, tool }: ToolProps & { tool: AppTool }) => {
  const { id, name, installation } = item;
  const services = useAppServices(id);
  const Shown = useLazyModule(true, tools[tool]);
  return (
    <Flex component="section" vertical gap={12} className={styles.tool ?? ''} aria-label={`Use ${name}`}>
      <h2>Use {name}</h2>
      {installation.paused && <p role="status">{name} is paused and does nothing. Resume it below.</p>}
      {!installation.paused && !Shown && <TabSkeleton rows={2} />}
      {!installation.paused && Shown && (
        <ServicesContext value={services}>
          <PartBoundary component={name}>
            <Shown item={item} />
          </PartBoundary>
        </ServicesContext>
      )}
    </Flex>
  );
};
