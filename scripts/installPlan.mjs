/** Decides whether the project needs nothing, an installation, or only the set-up of the pinned Node. */

/**
 * @typedef {object} InstallState
 * @property {string} locks Names the content of package.json and both lock files as they are now.
 * @property {string | null} installedLocks What that name was when the last installation ended; null when none has.
 * @property {string | null} nodeVersion What the pinned Node says of itself; null when it does not run.
 * @property {string} wantedNode The version that package.json pins, such as `24.1.0`.
 */

const earliestNode = 20;

/** From this version on Node runs TypeScript and the test tools. */
const earliestUsable = 24;

/** @param {string} version Such as `v24.1.0` or `24.1.0`. */
const major = (version) => Number(version.replace(/^v/, '').split('.')[0]);

/**
 * @param {InstallState} state
 * @returns {'install' | 'setUpNode' | 'ready'}
 */
export const planInstall = ({ locks, installedLocks, nodeVersion, wantedNode }) => {
  if (locks !== installedLocks) return 'install';
  return nodeVersion === `v${wantedNode}` ? 'ready' : 'setUpNode';
};

/** The message for a Node that is too old to install; null when the version will do. @param {string} version @returns {string | null} */
export const tooOld = (version) =>
  major(version) >= earliestNode
    ? null
    : `AgencyLens needs Node ${earliestNode} or later to start; this is ${version}.`;

/**
 * Chooses the Node for the project's scripts: the pinned one, else the machine's own if new enough, else
 * null. @param {{ pinned: string, pinnedVersion: string | null, wanted: string, own: string, ownVersion:
 * string }} nodes @returns {string | null}
 */
export const chooseNode = ({ pinned, pinnedVersion, wanted, own, ownVersion }) => {
  if (pinnedVersion === `v${wanted}`) return pinned;
  return major(ownVersion) >= earliestUsable ? own : null;
};
