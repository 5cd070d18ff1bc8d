// Pure: what is on a page in, what comes to life with our tag in place of the builder's scripts out.

/** Widgets of the builder, of its Pro part and of its shop part begin so; what else is unknown is an add-on's. */
const OF_THE_BUILDER = /^(?:woocommerce-|wc-|theme-|nested-|loop-|taxonomy-|code-highlight$|link-in-bio|progress-|e-)/;

/** Why a widget of an add-on is dead. */
export const OF_AN_ADD_ON = 'of an add-on, whose scripts are not known';

function whyNot(type) {
  if (/^e-/.test(type)) return 'an element of version 4, which has scripts of its own';
  return OF_THE_BUILDER.test(type) ? 'of the builder, and not taken over' : OF_AN_ADD_ON;
}

function judgeWidget(type, count, widgets) {
  // WordPress's own widgets inside the builder.
  if (type.startsWith('wp-widget-')) return { name: type, count, state: 'plain' };
  if (!widgets.has(type)) return { name: type, count, state: 'dead', why: whyNot(type) };
  const by = widgets.get(type);
  return by ? { name: type, count, state: 'alive', by } : { name: type, count, state: 'plain' };
}

/**
 * Judges each thing on a page: `alive` with our tag, `plain` where it never needs a script, `dead`. The page lives where
 * nothing on it is dead.
 */
export function judgePage({ types, features, actions }, table) {
  const things = [
    ...[...types].map(([type, count]) => judgeWidget(type, count, table.widgets)),
    ...features.map(({ name, family }) => ({ name, count: 1, state: 'alive', by: family })),
    ...[...actions].map((action) =>
      table.actions.has(action)
        ? { name: `link action ${action}`, count: 1, state: 'alive', by: 'popups' }
        : { name: `link action ${action}`, count: 1, state: 'dead', why: 'an action that is not ours' },
    ),
  ];
  return { things, lives: things.every(({ state }) => state !== 'dead') };
}
