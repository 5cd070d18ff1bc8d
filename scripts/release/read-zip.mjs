import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';

/**
 * Unpacks a zip of `writeZip` into a folder, by its directory. Throws where a file is not what the directory says.
 * For checks only: it reads no zip of anybody else's.
 */
export function readZip(zip, folder) {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('the zip has no end');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error(`the directory of the zip breaks off at ${at}`);
    const [crc, packed, size] = [16, 20, 24].map((offset) => zip.readUInt32LE(at + offset));
    const length = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26);
    const bytes = inflateRawSync(zip.subarray(start, start + packed));
    if (bytes.length !== size || crc32(bytes) !== crc) throw new Error(`${name} is broken in the zip`);
    if (zip.toString('utf8', local + 30, start) !== name) throw new Error(`${name} has another name in its place`);
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
    at += 46 + length;
  }
}
