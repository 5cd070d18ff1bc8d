import { readFileSync } from 'node:fs';
import { at } from '../root.mjs';

/**
 * What we take over, by the one list of it: the WordPress plugin's table, which is PHP. `widgets`: type to the family that
 * takes it over, or null where it never had a script; `actions`: link actions.
 */
export function readTable(path = at('packages/wordpress/plugin/tables/widget-types.php')) {
  const [, widgets = '', actions = ''] =
    /'widgets' => array\((.*?)\n\t\),\s*'actions' => array\((.*?)\)/s.exec(readFileSync(path, 'utf8')) ?? [];
  const entries = widgets.matchAll(/'([\w-]+)'\s*=> array\((?:\s*'by' => '([\w-]+)'\s*)?\)/g);
  return {
    widgets: new Map([...entries].map(([, type, family]) => [type, family ?? null])),
    actions: new Set([...actions.matchAll(/'([^']+)'/g)].map(([, action]) => action)),
  };
}
