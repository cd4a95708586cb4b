import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * @param {Buffer} bytes
 * @returns {{ width: number; height: number }} of a PNG; zero for anything else
 */
function sizeOf(bytes) {
  const isPng = bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG';
  return isPng ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : { width: 0, height: 0 };
}

/** A picture as it came: the host decodes and converts none. */
export class NativeImage {
  #bytes;

  constructor(/** @type {Buffer} */ bytes) {
    this.#bytes = bytes;
  }

  isEmpty() {
    return this.#bytes.length === 0;
  }

  getSize() {
    return sizeOf(this.#bytes);
  }

  getAspectRatio() {
    const { width, height } = this.getSize();
    return height === 0 ? 1 : width / height;
  }

  toPNG() {
    if (!this.isEmpty() && this.getSize().width === 0)
      throw new Error('desktop-host: nativeImage.toPNG of a picture that is no PNG is not reproduced');
    return this.#bytes;
  }

  toDataURL() {
    return `data:image/png;base64,${this.toPNG().toString('base64')}`;
  }
}

export const nativeImage = {
  createEmpty: () => new NativeImage(Buffer.alloc(0)),
  createFromBuffer: (/** @type {Buffer} */ bytes) => new NativeImage(Buffer.from(bytes)),
  createFromPath(/** @type {string} */ path) {
    try {
      return new NativeImage(readFileSync(resolve(path)));
    } catch {
      // As in Electron: a picture that cannot be read is an empty one.
      return nativeImage.createEmpty();
    }
  },
  createFromDataURL(/** @type {string} */ url) {
    const match = /^data:[^,]*;base64,(.*)$/s.exec(url);
    return new NativeImage(Buffer.from(match?.[1] ?? '', 'base64'));
  },
};
