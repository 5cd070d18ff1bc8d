/** The browser of a user agent, one of those that a rule can name; empty for any other. */
export function browserOf(userAgent: string): string {
  if (/\bOPR\/|Opera|SamsungBrowser/.test(userAgent)) return '';
  if (/\bEdg(?:e|A|iOS)?\//.test(userAgent)) return 'edge';
  if (/\b(?:Firefox|FxiOS)\//.test(userAgent)) return 'firefox';
  if (/(?:Chrome|CriOS|Chromium)\//.test(userAgent)) return 'chrome';
  return /\bSafari\//.test(userAgent) ? 'safari' : '';
}
