import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';

/** What the packaged binary may do, fuse by fuse; a fuse that a newer Electron adds must be decided here first. */
export const FUSES = {
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: false,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  [FuseV1Options.WasmTrapHandlers]: true,
};

/**
 * Sets every fuse in a packaged binary.
 *
 * @param {string} binary
 * @param {typeof FUSES} fuses
 */
export const setFuses = (binary, fuses = FUSES) => flipFuses(binary, fuses);
