import { loadLocale } from '../dom/texts/load-locale';
import { isRightToLeft, resolveLocale } from '../logic/texts/locale';
import type { Texts } from '../logic/texts/messages';

/** The texts of the locale that a page asks for, or of the nearest that there is, and whether they run to the left. */
export async function openLocale(
  requested: string,
  report: (error: unknown) => void,
): Promise<{ readonly texts: Texts | null; readonly isRightToLeft: boolean }> {
  const code = resolveLocale(requested);
  const texts = await loadLocale(code, report);
  return { texts, isRightToLeft: texts !== null && isRightToLeft(code) };
}
