// Runs before anything is installed, so it imports nothing but Node itself.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './root.mjs';

/** Debian's packages that a WordPress is made of. Unpacked, not installed: installed they bring a web server that runs. */
export const wordpressPackages = [
  'wordpress',
  'libjs-underscore',
  'libjs-cropper',
  'php-getid3',
  'wordpress-theme-twentytwentyone',
  'wordpress-theme-twentytwentytwo',
  'wordpress-theme-twentytwentythree',
];

/** Where they are unpacked. */
export const unpacked = at('.cache/wordpress');

/** The folder of a WordPress, unpacked or installed with its themes; undefined where there is none. */
export function findWordPress() {
  return [unpacked, '/']
    .map((folder) => join(folder, 'usr/share/wordpress'))
    .find((folder) => existsSync(join(folder, 'wp-load.php')) && existsSync(join(folder, 'wp-content/themes')));
}
