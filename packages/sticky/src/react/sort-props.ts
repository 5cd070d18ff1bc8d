import type { LooseOptions } from '@mountkit/core/react';

/** Parts the props of a component into options, by the names of a schema, and what belongs to the element. */
export function sortProps<Options extends object, Props extends object>(
  schema: Options,
  props: Props,
): { options: LooseOptions<Options>; attributes: Omit<Props, keyof Options> } {
  const isOption = ([name]: [string, unknown]) => Object.hasOwn(schema, name);
  const entries = Object.entries(props);
  return {
    options: Object.fromEntries(entries.filter(isOption)) as LooseOptions<Options>,
    attributes: Object.fromEntries(entries.filter((entry) => !isOption(entry))) as Omit<Props, keyof Options>,
  };
}
