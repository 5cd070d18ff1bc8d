import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Terms } from '../logic/draw-page';
import { directionOf } from '../logic/locales';
import type { MarkupNode } from '../logic/markup';
import { type Loaded, markMessage, readFromPreview, type ToPreview, type Verdict } from '../logic/messages';
import type { Scheme, Theme } from '../logic/state';

/** A line of the log. */
export interface LogEntry {
  readonly key: number;
  readonly name: string;
  readonly detail: string;
  /** Seconds since the page was loaded. */
  readonly seconds: number;
}

/** What the page is to show, and how. */
interface Shown {
  readonly nodes: readonly MarkupNode[] | null;
  readonly popupId: string | null;
  readonly scheme: Scheme;
  readonly theme: Theme;
  readonly locale: string;
}

/** What is known of the page that is shown. */
export interface Preview {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly terms: Terms;
  readonly log: readonly LogEntry[];
  readonly clearLog: () => void;
  readonly verdicts: readonly Verdict[];
  readonly loaded: Loaded | null;
  /** Popups forget what they have counted, and the page is loaded anew. */
  readonly forget: () => void;
}

const LONGEST_LOG = 300;
/** A person who types is left alone that long. */
const TYPING_MS = 250;

/** Talks with the page in the frame. */
export function usePreview({ nodes, popupId, scheme, theme, locale }: Shown): Preview {
  const frame = useRef<HTMLIFrameElement>(null);
  const [terms, setTerms] = useState<Terms>({});
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>([]);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const written = nodes && JSON.stringify(nodes);
  const newest = useRef({ nodes, popupId, scheme, theme, locale });
  newest.current = { nodes, popupId, scheme, theme, locale };
  const begun = useRef({ at: 0, key: 0 });

  const tell = useCallback((message: ToPreview) => {
    frame.current?.contentWindow?.postMessage(markMessage(message), location.origin);
  }, []);
  const look = useCallback(() => {
    const { scheme, theme, locale } = newest.current;
    tell({ type: 'look', scheme, theme, locale, direction: directionOf(locale) });
  }, [tell]);
  const show = useCallback(() => {
    const { nodes, popupId } = newest.current;
    if (nodes) tell({ type: 'show', nodes, popupId });
  }, [tell]);

  useEffect(() => {
    const note = (name: string, detail: string) => {
      const seconds = (performance.now() - begun.current.at) / 1000;
      const entry = { key: begun.current.key++, name, detail, seconds };
      setLog((entries) => [...entries.slice(1 - LONGEST_LOG), entry]);
    };
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      const message = readFromPreview(data);
      if (message?.type === 'ready') {
        begun.current.at = performance.now();
        setTerms(message.terms);
        setVerdicts([]);
        setLoaded(null);
        note('page', 'loaded');
        look();
        show();
      } else if (message?.type === 'event') note(message.name, message.detail);
      else if (message?.type === 'verdicts') setVerdicts(message.verdicts);
      else if (message?.type === 'loaded') setLoaded(message);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [look, show]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew whenever one of them changes.
  useEffect(look, [scheme, theme, locale, look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew whenever what is written changes.
  useEffect(() => {
    const timer = setTimeout(show, TYPING_MS);
    return () => clearTimeout(timer);
  }, [written, popupId, show]);

  return {
    frame,
    terms,
    log,
    clearLog: useCallback(() => setLog([]), []),
    verdicts,
    loaded,
    forget: useCallback(() => tell({ type: 'forget' }), [tell]),
  };
}
