import { useEffect, useRef, useState } from 'react';
import { objectOf, textOf } from '../../../src/editor/logic/document';
import { readFact } from '../../../src/editor/logic/facts';
import { nameLanguage } from '../../../src/editor/logic/languages';
import { isRightToLeft, LOCALE_CHOICES } from './locales';

const WIDTHS = [
  [375, 'Phone'],
  [1280, 'Desktop'],
] as const;

/** A pause in typing, after which the form is drawn anew. */
const PAUSE_MS = 250;
const HEIGHT = 640;

interface PreviewProps {
  readonly definition: unknown;
  /** What it begins with. Default: the form's own. */
  readonly language?: string | undefined;
}

/** The real widget with the definition as it is now, in a page of its own. */
export function Preview({ definition, language = '' }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [width, setWidth] = useState<number>(375);
  const [isDark, setIsDark] = useState(false);
  const [chosen, setChosen] = useState('');
  const [room, setRoom] = useState(0);
  const locale = chosen || language || textOf(readFact(objectOf(objectOf(definition).form), 'lang')) || 'en';
  const scale = room === 0 ? 1 : Math.min(1, room / width);

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data?.from === 'mountkit-editor' && data.type === 'ready')
        setIsReady(true);
    };
    addEventListener('message', hear);
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (box.current) observer.observe(box.current);
    return () => {
      removeEventListener('message', hear);
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    if (!isReady) return;
    const show = () => {
      const message = {
        from: 'mountkit-editor',
        definition,
        locale,
        scheme: isDark ? 'dark' : 'light',
        isRightToLeft: isRightToLeft(locale),
      };
      frame.current?.contentWindow?.postMessage(message, location.origin);
    };
    const timer = setTimeout(show, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isReady, definition, locale, isDark]);

  return (
    <section className="preview" aria-labelledby="preview">
      <header className="preview__head">
        <h2 id="preview">Preview</h2>
        <div className="preview__switches">
          <fieldset className="segmented" aria-label="Width of the preview">
            {WIDTHS.map(([pixels, title]) => (
              <button key={pixels} type="button" aria-pressed={width === pixels} onClick={() => setWidth(pixels)}>
                {title}
              </button>
            ))}
          </fieldset>
          <fieldset className="segmented" aria-label="Colours of the preview">
            <button type="button" aria-pressed={!isDark} onClick={() => setIsDark(false)}>
              Light
            </button>
            <button type="button" aria-pressed={isDark} onClick={() => setIsDark(true)}>
              Dark
            </button>
          </fieldset>
          <select
            aria-label="Language of the preview"
            value={locale}
            onChange={({ target }) => setChosen(target.value)}
          >
            {!LOCALE_CHOICES.some(([code]) => code === locale) && (
              <option value={locale}>{nameLanguage(locale)}</option>
            )}
            {LOCALE_CHOICES.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </header>
      <div ref={box} className="preview__box" style={{ height: HEIGHT }}>
        <iframe
          ref={frame}
          title="Preview of the form"
          src="/admin/forms/preview/"
          style={{ width, height: HEIGHT / scale, transform: `scale(${scale})`, left: Math.max(0, (room - width) / 2) }}
        />
      </div>
      <p className="hint">It is the form itself: try it. Nothing is sent from here.</p>
    </section>
  );
}
