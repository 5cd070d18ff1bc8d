import { openPart, type WidgetContext } from '@mountkit/core';
import { DRAWER_TEXTS, type DrawerTexts } from '../logic/texts';

/** The words of a drawer or a cart page in the language of the page. */
export interface Words {
  /** Loads them, once; without a table for the language they are English. Never rejects. */
  load(): Promise<void>;
  /** A text: what the page says, else that of its language as soon as it is loaded; with the values in its holes. */
  read(key: keyof DrawerTexts, values?: Readonly<Record<string, string>>): string;
}

/** Opens the words of a widget. */
export function openWords<Events>(context: WidgetContext<{ readonly texts: Partial<DrawerTexts> }, Events>): Words {
  const { element, settings } = context;
  const withTexts = openPart(() => import('../../on-demand/drawer-texts'), 'the texts of the language', context);
  const language = () => element.closest<HTMLElement>('[lang]')?.lang || 'en';
  let own: DrawerTexts | undefined;
  return {
    async load() {
      if (!own && !/^en\b/i.test(language()))
        own = await withTexts(({ loadDrawerTexts }) => loadDrawerTexts(language()));
    },
    read(key, values = {}) {
      const text = settings().texts[key] ?? own?.[key] ?? DRAWER_TEXTS[key];
      return text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
    },
  };
}
