import type { Page } from 'playwright-core';
import { isFirefox } from './browser';
import { type FirefoxContent, runBesidePage } from './firefox-inside';

/** An input method of the visitor's: what it composes stands in the focused field before it is settled. */
export interface InputMethod {
  compose(text: string): Promise<void>;
  commit(text: string): Promise<void>;
}

/** Types into a page as an input method does. */
export async function startInputMethod(page: Page): Promise<InputMethod> {
  if (isFirefox) {
    return {
      compose: (text) => runBesidePage(page, composeInFirefox, text, false),
      commit: (text) => runBesidePage(page, composeInFirefox, text, true),
    };
  }
  const devtools = await page.context().newCDPSession(page);
  return {
    async compose(text) {
      const [selectionStart, selectionEnd] = [text.length, text.length];
      await devtools.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
    },
    async commit(text) {
      await devtools.send('Input.insertText', { text });
    },
  };
}

/** The part of Firefox that hands on what input methods do. */
interface TextInputProcessor {
  readonly ATTR_RAW_CLAUSE: number;
  beginInputTransactionForTests(content: FirefoxContent): boolean;
  setPendingCompositionString(text: string): void;
  appendClauseToPendingComposition(length: number, kind: number): void;
  setCaretInPendingComposition(place: number): void;
  flushPendingComposition(): boolean;
  commitCompositionWith(text: string): void;
}
declare const Cc: Readonly<Record<string, { createInstance(kind: unknown): TextInputProcessor }>>;
declare const Ci: { readonly nsITextInputProcessor: unknown };

/** Sent to Firefox as text, so it uses nothing from outside itself. One processor does it all, as in life. */
function composeInFirefox(content: FirefoxContent, text: string, isSettled: boolean): void {
  const key = Symbol.for('e2e.inputMethod');
  const shared = globalThis as unknown as Record<symbol, TextInputProcessor | undefined>;
  shared[key] ??= Cc['@mozilla.org/text-input-processor;1']?.createInstance(Ci.nsITextInputProcessor);
  const processor = shared[key];
  if (!processor?.beginInputTransactionForTests(content)) throw new Error('The page takes no input method.');
  if (isSettled) {
    processor.commitCompositionWith(text);
  } else {
    processor.setPendingCompositionString(text);
    processor.appendClauseToPendingComposition(text.length, processor.ATTR_RAW_CLAUSE);
    processor.setCaretInPendingComposition(text.length);
    processor.flushPendingComposition();
  }
}
