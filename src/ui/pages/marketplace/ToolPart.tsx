/** Renders the tool of an installed app; each loads its own code. */
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import type { AppTool } from '#domain/marketplace/listing.ts';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { type LateCode, useLazyModule } from '../../services/useLazyModule.ts';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import styles from './tools/Tools.module.css';

type Tool = LateCode<() => ReactNode>;

const fault = 'The app did not load';

const tools: Readonly<Record<AppTool, Tool>> = {
  slides: { fault, load: async () => (await import('./tools/SlidesTool.tsx')).SlidesTool },
  budgets: { fault, load: async () => (await import('./tools/AlertRuleTool.tsx')).BudgetTool },
  unusual: { fault, load: async () => (await import('./tools/AlertRuleTool.tsx')).UnusualTool },
  digest: { fault, load: async () => (await import('./tools/DigestTool.tsx')).DigestTool },
  utm: { fault, load: async () => (await import('./tools/UtmTool.tsx')).UtmTool },
  names: { fault, load: async () => (await import('./tools/NamesTool.tsx')).NamesTool },
  tasks: { fault, load: async () => (await import('./tools/TaskTool.tsx')).TaskTool },
  holidays: { fault, load: async () => (await import('./tools/HolidayTool.tsx')).HolidayTool },
};

export const ToolPart = ({ name, tool }: { name: ListingItem['name']; tool: AppTool }) => {
  const Shown = useLazyModule(true, tools[tool]);
  return (
    <Flex component="section" vertical gap={12} className={styles.tool ?? ''} aria-label={`Use ${name}`}>
      <h2>Use {name}</h2>
      {Shown ? (
        <PartBoundary component={name}>
          <Shown />
        </PartBoundary>
      ) : (
        <TabSkeleton rows={2} />
      )}
    </Flex>
  );
};
