import type { FrameLocator, Locator, Page } from 'playwright-core';
import { isFirefox, isWebKit } from '../harness/browser';
import { type FormModel, formModel } from './form-model';

/** The playground as a person meets it. */
export interface PlaygroundPage {
  /** Opens it at the part of the address after `#`, and waits until it is there. */
  open(hash?: string): Promise<void>;
  readonly editor: Locator;
  readonly problems: Locator;
  /** The page that is shown. */
  readonly shown: FrameLocator;
  /** The form on the page that is shown. */
  readonly form: FormModel;
  readonly code: Locator;
  readonly log: Locator;
  /** Chooses one of a few that stand side by side. */
  choose(name: string): Promise<void>;
  /** Begins with an example of the gallery. */
  start(title: string): Promise<void>;
  network(fault: string): Promise<void>;
  /** Copies the code that is shown, and answers what is in the clipboard. */
  copy(): Promise<string>;
  /** The part of the address after `#`. */
  hash(): string;
}

/** The drivers of Firefox and WebKit press nothing in a frame that is scaled: the page that is shown is, to fit. */
function showInFull(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.stage iframe { transform: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

export function playgroundPage(page: Page, provider: string): PlaygroundPage {
  const shown = page.frameLocator('iframe');
  const network = page.getByRole('combobox', { name: 'Network' });
  return {
    async open(hash = '') {
      if (isFirefox || isWebKit) await page.addInitScript(showInFull);
      await page.goto(`${provider}/playground/${hash && `#${hash}`}`);
      await page.locator('.workbench').waitFor();
    },
    editor: page.getByRole('textbox', { name: /, JSON$/ }),
    problems: page.locator('.problems'),
    shown,
    form: formModel(shown.locator('#stage > [data-mountkit=form]')),
    code: page.getByRole('region', { name: /^(?:HTML|TypeScript)$/ }),
    log: page.getByRole('list', { name: 'Events' }),
    choose: (name) => page.getByRole('radio', { name, exact: true }).check(),
    start: (title) => page.getByRole('group', { name: 'Start from' }).getByRole('button', { name: title }).click(),
    network: async (fault) => void (await network.selectOption(fault)),
    async copy() {
      if (!isFirefox) await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: /^Copy/ }).click();
      await page.getByText('Copied').waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    },
    hash: () => new URL(page.url()).hash.slice(1),
  };
}
