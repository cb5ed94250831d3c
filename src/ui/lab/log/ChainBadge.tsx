/** Shows whether the hash chain of the log is intact, how far it was verified, and its end. */

import { englishNumber } from '#domain/english/englishNumber.ts';
import { mainBranch } from '#domain/inspection/branchControls.ts';
import type { VerifyProgress } from '#domain/inspection/logControls.ts';
import type { BrokenPlace } from '#domain/recovery/storageVerdict.ts';
import styles from './LogPanel.module.css';

const faultWords: Readonly<Record<BrokenPlace['fault'], string>> = {
  position: 'another event stands there, or none',
  link: 'it does not link to the event before it',
  content: 'it is not what was hashed',
  revision: 'it is not the next of its stream',
  time: 'it was recorded before the event in front of it',
  head: 'the chain ends in another hash than the one that was noted',
};

/** `Event 9: it is not what was hashed`. */
export const brokenWords = ({ position, fault }: BrokenPlace): string =>
  `event ${position}: ${faultWords[fault]}`;

export const shortHash = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-4)}`;

const words = ({ settled, broken, checked, head }: VerifyProgress): string => {
  if (broken) return `Chain broken at ${brokenWords(broken)}`;
  const events = `${englishNumber(checked)} events`;
  return settled ? `Chain intact, ${events}, head ${shortHash(head.hash)}` : `Proving the chain: ${events}`;
};

const chainState = (chain: VerifyProgress | null): 'busy' | 'intact' | 'broken' => {
  if (chain?.broken) return 'broken';
  return chain?.settled ? 'intact' : 'busy';
};

export const ChainBadge = ({ chain, branch }: { chain: VerifyProgress | null; branch: string }) => (
  <p className={styles.badge} data-standing={chainState(chain)} role="status" title={chain?.head.hash}>
    {chain === null ? 'Proving the chain' : words(chain)}
    {branch !== mainBranch && <span className={styles.branch}>On a branch</span>}
  </p>
);
