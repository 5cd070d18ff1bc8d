import type { BrowserContext, Page } from 'playwright-core';
import { isFirefox, isWebKit } from './browser';

/** What a page said while a test ran; it lives through navigations. */
export interface PageWatch {
  /** Console errors but for mountkit's, and every violation of a content security policy. */
  readonly errors: readonly string[];
  /** What mountkit has reported. */
  readonly reports: readonly string[];
  /** Those of its reports that are errors: what blocks something. */
  readonly blockers: readonly string[];
  /** Exceptions and rejections that nobody caught. */
  readonly thrown: readonly string[];
}

/**
 * What Firefox says in words of its own, and the driver takes for exceptions: of a policy the event tells, of a request
 * the page. Frames of another origin are asked by axe whether they hold it too.
 */
const OF_FIREFOX =
  /^(?:Content-Security-Policy|Cross-Origin Request Blocked|Loading (?:module|failed)|Partitioned cookie|The resource from|Failed to execute ‘postMessage’)/;

/** What WebKit says in words of its own: of an icon that no page asks for, and of what axe asks frames. */
const OF_WEBKIT = /^(?:Refused to load \S+\/favicon\.ico |Unable to post message to )/;

/** Lets pages of a context put each policy violation on the console, where it outlives the page. */
export async function tellViolations(context: BrowserContext): Promise<void> {
  if (isFirefox) await context.addInitScript(tellErrors);
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      // Some browsers ask for it although no page does.
      if (blockedURI.endsWith('/favicon.ico')) return;
      console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}

/** The driver of Firefox has nothing but a name for an error on the console. */
function tellErrors(): void {
  for (const severity of ['warn', 'error'] as const) {
    const say = console[severity];
    console[severity] = (...said: unknown[]) =>
      say(...said.map((part) => (part instanceof Error ? String(part) : part)));
  }
}

/** Collects what a page says from now on. */
export function watchPage(page: Page): PageWatch {
  const errors: string[] = [];
  const reports: string[] = [];
  const blockers: string[] = [];
  const thrown: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const isError = message.type() === 'error';
    if (text.startsWith('mountkit:')) {
      reports.push(text);
      if (isError) blockers.push(text);
    } else if (isError && !(isWebKit && OF_WEBKIT.test(text))) errors.push(text);
  });
  page.on('pageerror', (error) => {
    const text = String(error);
    if (!(isFirefox && OF_FIREFOX.test(text))) thrown.push(text);
  });
  return { errors, reports, blockers, thrown };
}
