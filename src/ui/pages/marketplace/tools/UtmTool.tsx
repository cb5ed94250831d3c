/** Renders the UTM Builder: addresses and tags in, tagged links out. */
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import type { AppSettings } from '#domain/marketplace/appSettings.ts';
import { type UtmTags, utmLinks, utmNames } from '#domain/marketplace/tools/utmLink.ts';
import { CopyButton } from '../../../parts/CopyButton.tsx';
import { Field } from '../../../widgets/Field.tsx';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import type { ToolProps } from '../installationActors.ts';
import styles from './Tools.module.css';

const labels: UtmTags = {
  source: 'Source',
  medium: 'Medium',
  campaign: 'Campaign',
  term: 'Term (optional)',
  content: 'Content (optional)',
};
const examples: UtmTags = {
  source: 'newsletter',
  medium: 'email',
  campaign: 'spring-sale',
  term: '',
  content: 'button-top',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const usualTags = ({ source, medium }: AppSettings): UtmTags => ({
  source: textOf(source),
  medium: textOf(medium),
  campaign: '',
  term: '',
  content: '',
});

export const UtmTool = ({ item: { installation } }: ToolProps) => {
  const [addresses, setAddresses] = useState('');
  const [tags, setTags] = useState(() => usualTags(installation.settings));
  const saveTable = useSaveTable();
  const links = utmLinks(addresses, tags);
  const made = links.flatMap(({ address, link }) => (link === null ? [] : [{ address, link }]));
  const isTagged = tags.source !== '' && tags.medium !== '' && tags.campaign !== '';
  return (
    <>
      <Field label="Web addresses, one in each line">
        {(control) => (
          <Input.TextArea
            {...control}
            rows={3}
            value={addresses}
            placeholder="fjordandfoam.example/sale"
            onChange={({ target }) => setAddresses(target.value)}
          />
        )}
      </Field>
      <Flex wrap align="end" gap="8px 12px">
        {utmNames.map((name) => (
          <Field key={name} label={labels[name]}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                value={tags[name]}
                placeholder={examples[name]}
                onChange={({ target }) => setTags({ ...tags, [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </Flex>
      {links.length > 0 && !isTagged && (
        <p className="quiet">Source, medium and campaign are needed for a link.</p>
      )}
      {isTagged && links.length > 0 && (
        <>
          <Flex component="ul" vertical gap={4} className={styles.links ?? ''} aria-label="Tagged links">
            {links.map(({ address, link }, index) => {
              const key = `${index} ${address}`;
              return (
                <li key={key}>
                  {link === null ? (
                    `${address} is not a web address`
                  ) : (
                    <>
                      <code>{link}</code> <CopyButton text={link} name={`link to ${address}`} />
                    </>
                  )}
                </li>
              );
            })}
          </Flex>
          <div>
            <Button
              disabled={made.length === 0}
              onClick={() =>
                saveTable('tagged-links', [
                  ['Address', 'Link'],
                  ...made.map(({ address, link }) => [address, link]),
                ])
              }
            >
              Download CSV
            </Button>
          </div>
        </>
      )}
    </>
  );
};
