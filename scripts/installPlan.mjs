/** What must be done before the project's programs can run: nothing, an installation, or only the pinned Node's own set-up. */

/**
 * @typedef {object} InstallState
 * @property {string} locks Names the content of package.json and both lock files as they are now.
 * @property {string | null} installedLocks What that name was when the last installation ended; null when none has.
 * @property {string | null} nodeVersion What the pinned Node says of itself; null when it does not run.
 * @property {string} wantedNode The version that package.json pins, such as `24.1.0`.
 */

/** The earliest Node whose npm can do the installation. */
const earliestNode = 20;

/** From here on Node runs TypeScript by itself and the test tools run. */
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

/**
 * What to say to a Node that is too old even to install; null when it will do.
 * @param {string} version
 * @returns {string | null}
 */
export const tooOld = (version) =>
  major(version) >= earliestNode
    ? null
    : `AgencyLens needs Node ${earliestNode} or later to start; this is ${version}.`;

/**
 * Which Node runs the project's scripts: the pinned one, else the machine's own when it is new enough, else none (null).
 * @param {{ pinned: string, pinnedVersion: string | null, wanted: string, own: string, ownVersion: string }} nodes
 * @returns {string | null}
 */
export const chooseNode = ({ pinned, pinnedVersion, wanted, own, ownVersion }) => {
  if (pinnedVersion === `v${wanted}`) return pinned;
  return major(ownVersion) >= earliestUsable ? own : null;
};
