/** electron-builder's hook between packing and signing: sets the fuses with our own, newer copy of the tool. */
import path from 'node:path';
import { setFuses } from './fuses.mjs';

/** @param {import('electron-builder').AfterPackContext} context */
export default async function afterPack({ appOutDir, electronPlatformName, packager }) {
  const name = packager.appInfo.productFilename;
  const binaries = {
    linux: packager.executableName,
    win32: `${name}.exe`,
    darwin: path.join(`${name}.app`, 'Contents', 'MacOS', name),
  };
  const binary = binaries[electronPlatformName];
  if (!binary) throw new Error(`No binary is known for ${electronPlatformName}.`);
  await setFuses(path.join(appOutDir, binary));
}
